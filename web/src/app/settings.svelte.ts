import { read, write } from "./memory";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
/** How fast is told what happens. */
export type Pace = "slow" | "normal" | "fast" | "once";
/** How fast a replay runs. */
export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
/** Whether an answer is chosen with a first tap and given with a second. */
export type Taps = "two" | "one";

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  learn: boolean;
  pace: Pace;
  speed: Speed;
  taps: Taps;
  /** Where there is only one answer, it is given by itself. */
  alone: boolean;
  aids: boolean;
  /** Keys that are single letters, digits or signs. */
  letters: boolean;
}

const kept = read<Partial<Kept>>("settings", {});

class Settings implements Kept {
  theme = $state<Theme>(kept.theme ?? "system");
  motion = $state<Motion>(kept.motion ?? "system");
  sound = $state(kept.sound ?? false);
  learn = $state(kept.learn ?? true);
  pace = $state<Pace>(kept.pace ?? "normal");
  speed = $state<Speed>(kept.speed ?? "normal");
  taps = $state<Taps>(kept.taps ?? "two");
  alone = $state(kept.alone ?? true);
  /** Show odds and beliefs beside the question, where advice is allowed. */
  aids = $state(kept.aids ?? false);
  letters = $state(kept.letters ?? true);

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
      pace: this.pace,
      speed: this.speed,
      taps: this.taps,
      alone: this.alone,
      aids: this.aids,
      letters: this.letters,
    } satisfies Kept);
  }

  /** The pace, as far as motion is wanted at all. */
  get pacing(): Pace {
    return this.still ? "once" : this.pace;
  }

  get still(): boolean {
    return (
      this.motion === "off" ||
      (this.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches)
    );
  }
}

export const settings = new Settings();
