/**
 * The backgrounds on which the site has text in the accent colour (app/styles/tokens.css). White is also the colour of
 * text on the accent.
 */
const paper = "#fbfaf7";
const sand = "#f3f0e8";
const white = "#ffffff";
const ink = "#0e1b2c";
const black = "#000000";

/** The least contrast at which text is readable (WCAG 2.2 AA). */
const readable = 4.5;

/** The backgrounds on which the dark theme has text in the accent colour. */
const darkPaper = "#0a131f";
const darkSheet = "#132236";

/**
 * The variables that the style sheet has for one theme: shades of the accent, and a light background with a touch of
 * it.
 */
interface ThemeTokens {
  cobalt: string;
  "cobalt-hover": string;
  "cobalt-press": string;
  "cobalt-wash": string;
}

/**
 * The variables of an accent: those of each theme; the backgrounds of white text (`grounds`), which are the same in
 * both themes; and the shade for text on the dark colour 'ink'.
 */
export interface AccentTokens {
  light: ThemeTokens;
  dark: ThemeTokens;
  grounds: Omit<ThemeTokens, "cobalt-wash">;
  "cobalt-on-ink": string;
}

/** Whether a text is a colour such as '#1f4bff'. */
export function isColour(typed: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(typed);
}

/** Returns, in French, why an accent would be hard to read where the site uses it. Null if it is readable. */
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

/**
 * Returns the shades of an accent: darker ones for a control that is hovered or pressed, a light background, and
 * lighter ones for the dark colour 'ink' and the dark theme. All are readable where the site uses them.
 */
export function accentTokens(accent: string): AccentTokens {
  const grounds = {
    cobalt: accent,
    "cobalt-hover": mixed(accent, black, 0.18),
    "cobalt-press": mixed(accent, black, 0.36),
  };
  const darkWash = mixed(accent, darkPaper, 0.7);
  const inTheDark = lightened(
    accent,
    (shade) => contrast(shade, darkSheet) >= 7 && contrast(shade, darkWash) >= 4.5,
  );
  return {
    light: { ...grounds, "cobalt-wash": mixed(accent, white, 0.9) },
    dark: {
      cobalt: inTheDark,
      "cobalt-hover": mixed(inTheDark, white, 0.3),
      "cobalt-press": mixed(inTheDark, white, 0.5),
      "cobalt-wash": darkWash,
    },
    grounds,
    "cobalt-on-ink": lightened(accent, (shade) => contrast(shade, ink) >= 7),
  };
}

/**
 * Returns the URL of an accent's style sheet. Browsers cache the sheet, so the number in the URL must change whenever
 * the rules of the sheet change.
 */
export function accentSheetPath(accent: string): string {
  return `/accent/${accent.slice(1).toLowerCase()}-2.css`;
}

/** Returns the accent in a style sheet's file name, or null for any other name. */
export function accentOfFile(file: string): string | null {
  const colour = /^([0-9a-f]{6})-2\.css$/.exec(file)?.[1];
  return colour === undefined ? null : `#${colour}`;
}

/**
 * Returns the style sheet that sets the variables of an accent. Where the themes differ, a variable has both values,
 * and the page's theme picks one.
 */
export function accentSheet(accent: string): string {
  const { light, dark, grounds, "cobalt-on-ink": onInk } = accentTokens(accent);
  const names = ["cobalt", "cobalt-hover", "cobalt-press", "cobalt-wash"] as const;
  const rules = [
    ...names.map((name) => `--color-${name}:var(--light,${light[name]}) var(--dark,${dark[name]})`),
    ...Object.entries(grounds).map(([name, value]) => `--background-color-${name}:${value}`),
    `--color-cobalt-on-ink:${onInk}`,
  ];
  return `:root{${rules.join(";")}}`;
}

/** Returns the accent, lightened in steps of 5 % until it passes the test. */
function lightened(accent: string, passes: (shade: string) => boolean): string {
  let shade = accent;
  for (let share = 0.05; !passes(shade) && share <= 1; share += 0.05) shade = mixed(accent, white, share);
  return shade;
}

/** Returns the contrast between two colours, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the accent, darkened in steps of 2 % until it is readable on every light background. */
function darkened(accent: string): string {
  for (let share = 0.02; share < 1; share += 0.02) {
    const shade = mixed(accent, black, share);
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
