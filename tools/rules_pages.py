"""Writes docs/rules/ from the rules pages of the games and what was measured (docs/balance/).

python tools/rules_pages.py           write them
python tools/rules_pages.py --check   only say which ones are old
"""

import re
import sys
from pathlib import Path

from tatami.language import rules_pages

ROOT = Path(__file__).resolve().parent.parent
_START = re.compile(rf"(#+ |(?:- )?\*\*)({rules_pages.ID})")


def documents() -> dict[str, str]:
    """The pages of docs/rules/ by their file names."""
    folders = rules_pages.written()
    pages = {name: rules_pages.read_page(folder, "en") for name, folder in folders.items()}
    homes = {id: f"{name}.md" for name, page in pages.items() for id in page.ids}
    return {f"{name}.md": _document(name, page, homes) for name, page in pages.items()}


def _document(name: str, page: rules_pages.Page, homes: dict[str, str]) -> str:
    measured = ROOT / "docs" / "balance" / f"{name}.md"
    note = "<!-- Written by tools/rules_pages.py from the game's rules.en.md: do not edit. -->"
    parts = [note, _linked(page.source.strip(), f"{name}.md", homes)]
    if measured.is_file():
        lines = measured.read_text(encoding="utf-8").strip().splitlines()
        parts.append("\n".join(f"#{line}" if line.startswith("#") else line for line in lines))
    return "\n\n".join(parts) + "\n"


def _linked(source: str, file: str, homes: dict[str, str]) -> str:
    """Each rule gets an anchor, each mention of a rule a link to it."""

    def link(match: re.Match[str]) -> str:
        home = homes.get(match[0])
        if home is None:
            return match[0]
        return f"[{match[0]}]({'' if home == file else home}#{match[0].lower()})"

    lines = []
    for line in source.splitlines():
        start = _START.match(line)
        if start is None:
            lines.append(rules_pages.MENTION.sub(link, line))
        else:
            anchor = f'<a id="{start[2].lower()}"></a>'
            rest = rules_pages.MENTION.sub(link, line[start.end() :])
            lines.append(f"{start[1]}{anchor}{start[2]}{rest}")
    return "\n".join(lines)


def main() -> None:
    folder = ROOT / "docs" / "rules"
    old = []
    for name, text in documents().items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            old.append(name)
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    if old and "--check" in sys.argv:
        sys.exit(f"docs/rules: {', '.join(old)} not up to date; python tools/rules_pages.py")


if __name__ == "__main__":
    main()
