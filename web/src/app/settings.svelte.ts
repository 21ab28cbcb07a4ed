import { read, write } from "./memory";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  learn: boolean;
}

const kept = read<Partial<Kept>>("settings", {});

class Settings implements Kept {
  theme = $state<Theme>(kept.theme ?? "system");
  motion = $state<Motion>(kept.motion ?? "system");
  sound = $state(kept.sound ?? false);
  learn = $state(kept.learn ?? true);

  /** Show them on the page and keep them; runs again whenever one changes. */
  apply(): void {
    const root = document.documentElement.dataset;
    root.theme = this.theme;
    root.motion = this.motion;
    write("settings", {
      theme: this.theme,
      motion: this.motion,
      sound: this.sound,
      learn: this.learn,
    } satisfies Kept);
  }

  get still(): boolean {
    return (
      this.motion === "off" ||
      (this.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches)
    );
  }
}

export const settings = new Settings();
