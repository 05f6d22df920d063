/** The grounds the accent is written on, and the ground that carries white text (app/styles/tokens.css). */
const paper = "#fbfaf7";
const sand = "#f3f0e8";
const white = "#ffffff";
const ink = "#0e1b2c";

/** WCAG 2.2 AA for text. */
const readable = 4.5;

/** The tokens made from an accent colour. */
export interface AccentTokens {
  cobalt: string;
  "cobalt-hover": string;
  "cobalt-press": string;
  "cobalt-wash": string;
  "cobalt-on-ink": string;
}

/** Whether a text is a colour: '#1f4bff'. */
export function isColour(typed: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(typed);
}

/** Returns why an accent cannot be read where the site uses it, in French. Null when it can. */
export function accentRefusal(accent: string): string | null {
  const grounds = { "le texte blanc des boutons": white, "le papier": paper, "le sable": sand };
  for (const [name, ground] of Object.entries(grounds)) {
    const ratio = contrast(accent, ground);
    if (ratio < readable) {
      const said = ratio.toFixed(1).replace(".", ",");
      return `Trop clair\u00a0: ${said} pour 1 avec ${name}, il faut 4,5. Essayez ${darkened(accent)}.`;
    }
  }
  return null;
}

/** Returns the shades of an accent: darker when pressed, a wash for grounds, a light one that reads on ink. */
export function accentTokens(accent: string): AccentTokens {
  let onInk = accent;
  for (let share = 0.05; contrast(onInk, ink) < 7 && share <= 1; share += 0.05)
    onInk = mixed(accent, white, share);
  return {
    cobalt: accent,
    "cobalt-hover": mixed(accent, "#000000", 0.18),
    "cobalt-press": mixed(accent, "#000000", 0.36),
    "cobalt-wash": mixed(accent, white, 0.9),
    "cobalt-on-ink": onInk,
  };
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the nearest darker shade that reads on every ground. */
function darkened(accent: string): string {
  for (let share = 0.02; share < 1; share += 0.02) {
    const shade = mixed(accent, "#000000", share);
    if ([white, paper, sand].every((ground) => contrast(shade, ground) >= readable)) return shade;
  }
  return ink;
}

function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  const all = channels(one).map((value, index) => value + ((others[index] ?? 0) - value) * share);
  return `#${all.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
