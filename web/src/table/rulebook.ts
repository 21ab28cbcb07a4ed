import type { RuleInfo, RulesPage } from "../protocol";

export interface Shown {
  rule: RuleInfo;
  /** Only the heading: it stands above a rule that was found. */
  bare: boolean;
}

/** Letters without accents, so that words are found however they are typed. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

function words(rule: RuleInfo): string {
  const text = rule.html.replace(/<\/?(strong|em|code|a)\b[^>]*>/g, "").replace(/<[^>]*>/g, " ");
  return plain(`${rule.id} ${rule.title} ${text.replace(/&lt;|&gt;|&amp;|&quot;/g, " ")}`);
}

/** The rules that hold all the words, each below the headings that it belongs to. */
export function search(page: RulesPage, typed: string): Shown[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const shown: Shown[] = [];
  let above: RuleInfo[] = [];
  for (const rule of page.rules) {
    above = above.filter((heading) => heading.depth < rule.depth);
    const text = words(rule);
    if (wanted.every((word) => text.includes(word))) {
      for (const heading of above) {
        if (!shown.some((one) => one.rule === heading)) shown.push({ rule: heading, bare: true });
      }
      shown.push({ rule, bare: false });
    }
    if (rule.title) above.push(rule);
  }
  return shown;
}

/** What a table of contents lists. */
export function contents(page: RulesPage): RuleInfo[] {
  return page.rules.filter((rule) => rule.id && rule.title);
}
