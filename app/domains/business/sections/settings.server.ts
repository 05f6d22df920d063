import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import * as z from "zod/mini";
import { frenchSpaces } from "#app/lib/french/spaces.ts";

/** The typed texts of one row of a list, by column. */
export type Row = Record<string, string>;
/** The stored value of one setting: the typed text or rows. */
export type Typed = string | Row[];

/** The control with which the form asks for a setting. */
export type Control =
  | "line"
  | "lines"
  | "email"
  | "tel"
  | "number"
  | "date"
  | "colour"
  | "choice"
  /** A checkbox for a choice of two. Ticked means the first choice. */
  | "tick"
  /** A stored picture. Its text is the picture's id and largest width. */
  | "picture"
  /** A hidden field. The form sends back its value unchanged. */
  | "kept"
  /** A text that is stored encrypted and never shown. */
  | "secret";

interface Described {
  label: string;
  hint?: string;
  /** How much of a line the control takes. The default is the whole line. */
  width?: "half" | "third";
  /** Whether the control is in the folded part of a row. */
  folded?: boolean;
}

interface TextOptions extends Described {
  /** The value that comes with the program. Empty if only the owner can know it. */
  standard?: string;
  /** The longest text that fits the layout, in characters. */
  max: number;
  /** The error for a blank value. A setting without this error may stay blank. */
  missing?: string;
  /** Whether the setting may be empty only for now, so that the form does not call it 'Facultatif' (optional). */
  isAwaited?: boolean;
  control?: Control;
  /** The choices and their labels, by the stored value. */
  choices?: Record<string, string>;
  /**
   * The name of another setting. The form copies its text to this setting until somebody types a different text here.
   */
  follows?: string;
  /** The usual values. The first start (the first questions to a new owner) offers them as a list. */
  usual?: readonly string[];
  /** Whether the services that the owner added are choices too. */
  offersOwnServices?: boolean;
  /** Whether the text may have names in braces, which the site replaces with values of the business. */
  hasWords?: boolean;
  /** Rewrites a typed text in its standard form. */
  tidy?: (typed: string) => string;
  /**
   * The settings that name the server to which a secret is sent. When one changes, the secret must be typed again, so
   * that nobody can have it sent to another server. The secret itself is stored elsewhere, and the text of this setting
   * is its id (ADR 191).
   */
  goesTo?: readonly string[];
}

export interface TextSetting<Value = unknown> extends TextOptions {
  kind: "text";
  standard: string;
  schema: z.ZodMiniType<Value, string>;
}

export interface RowsSetting<Columns = Record<string, TextSetting>> extends Described {
  kind: "rows";
  /** The name of one row, such as 'Fermeture 2' (closure 2). */
  one: string;
  /** The maximum number of rows. */
  most: number;
  columns: Columns;
  /** The label that opens the folded part of a row. */
  fold?: string;
  /** Rewrites a whole row in its standard form. */
  tidyRow?: (row: Row) => Row;
  standard: Row[];
}

export type Setting = TextSetting | RowsSetting;

type ValueOf<One> =
  One extends TextSetting<infer Value>
    ? Value
    : One extends RowsSetting<infer Columns>
      ? { [Name in keyof Columns]: ValueOf<Columns[Name]> }[]
      : never;

/** The values of a section as the program reads them: what the schema of each setting returns. */
export type SectionValues<Settings> = { [Name in keyof Settings]: ValueOf<Settings[Name]> };

/** An environment variable that replaces settings. `shown` is its value, or null if it is secret. */
export interface Given {
  variable: string;
  shown: string | null;
}

/**
 * A test that the section's screen offers for the stored settings: its title, its button, and whether it sends an
 * e-mail.
 */
export interface Trial {
  title: string;
  text: string;
  act: string;
  writesTo: boolean;
}

/** A section of the settings. One screen shows its settings, and they are saved together. */
export interface Section<Settings = Record<string, Setting>> {
  /** The section's name in the menu. */
  label: string;
  lead: string;
  settings: Settings;
  /** The sheets (cards) of the section's screen. Each setting is in one of them. */
  groups: readonly {
    title: string;
    text?: string;
    /** Whether the sheet is folded and its title opens it, on a screen with many sheets. */
    isFolded?: boolean;
    names: readonly (keyof Settings & string)[];
    /** The service that the sheet is about. A shop without this service does not see the sheet. */
    about?: ServicePath;
    /** Returns the environment variable that replaces the settings, or null if the settings apply. */
    given?: () => Given | null;
  }[];
  /** The test that the section's screen offers. */
  trial?: Trial;
  /**
   * Adds to the typed values those that follow from them. For example, a claim that the owner changed becomes
   * 'confirmed'.
   */
  complete?: (typed: Record<string, Typed>) => Record<string, Typed>;
  /** Returns the errors of settings that contradict each other, by the name of the field. */
  check?: (values: SectionValues<Settings>) => Record<string, string>;
}

/** The error for a typed text that a setting refuses. Its message is French and is shown below the field. */
export class Mistyped extends Error {}

type RequiredOptions = TextOptions & { missing: string };

/** Returns the setting of a required text. */
export function required(options: RequiredOptions): TextSetting<string>;
/** Returns the setting of a required text. Its value is the result of `read`, which throws `Mistyped`. */
export function required<Value>(options: RequiredOptions, read: (typed: string) => Value): TextSetting<Value>;
/** Returns the setting of a required text. */
export function required(options: RequiredOptions, read: (typed: string) => unknown = asTyped): TextSetting {
  return setting(options, read);
}

/** Returns the setting of a text that may stay blank. The value of a blank text is null. */
export function optional(options: TextOptions): TextSetting<string | null>;
/**
 * Returns the setting of a text that may stay blank. The value of a blank text is null. The value of any other text is
 * the result of `read`, which throws `Mistyped`.
 */
export function optional<Value>(
  options: TextOptions,
  read: (typed: string) => Value,
): TextSetting<Value | null>;
/** Returns the setting of a text that may stay blank. */
export function optional(options: TextOptions, read: (typed: string) => unknown = asTyped): TextSetting {
  return setting(options, (typed) => (typed === "" ? null : read(typed)));
}

/** Returns the setting of a text that may stay blank. `read` gets the blank text too. */
export function blankable<Value>(options: TextOptions, read: (typed: string) => Value): TextSetting<Value> {
  return setting(options, read);
}

/** Returns the setting of a choice from a list. The first choice is the default. */
export function choice<Name extends string>(
  options: Described & { choices: Record<Name, string>; standard?: Name; control?: "choice" | "tick" },
): TextSetting<Name> {
  const { choices } = options;
  const standard = options.standard ?? (Object.keys(choices)[0] as Name);
  return setting({ max: 60, control: "choice", ...options, standard }, (typed) => {
    if (!Object.hasOwn(choices, typed)) throw new Mistyped("Choisissez dans la liste");
    return typed as Name;
  });
}

const states = { example: "Exemple, à confirmer", confirmed: "Confirmé", hidden: "Masqué" };

/** Returns the setting of a block of claims: an example, confirmed or hidden (rule pages/claims). */
export function block(label: string): TextSetting<keyof typeof states> {
  return choice({ label, choices: states });
}

/** Returns a function that reads whole numbers in a range. `of` names the counted things: "de jours" (of days). */
export function wholeNumber(least: number, most: number, of = ""): (typed: string) => number {
  return (typed) => {
    const count = Number(typed);
    if (!/^\d{1,9}$/.test(typed) || count < least || count > most)
      throw new Mistyped(`Un nombre${of && ` ${of},`} de ${least} à ${most}`);
    return count;
  };
}

/**
 * Returns the setting of a secret, which is stored encrypted. `goesTo` names the settings of the server that gets it.
 */
export function secret(options: Described & { max: number; goesTo: readonly string[] }): TextSetting<string> {
  return setting({ ...options, control: "secret" }, (typed) => typed);
}

/** Returns the setting of a list of rows. Blank rows are dropped. */
export function rows<Columns extends Record<string, TextSetting>>(
  options: Omit<RowsSetting<Columns>, "kind">,
): RowsSetting<Columns> {
  return { kind: "rows", ...options };
}

/** Returns a check for a typed text: it returns the text, or throws `Mistyped` with `refusal` if `holds` is false. */
export function must(holds: (typed: string) => boolean, refusal: string): (typed: string) => string {
  return (typed) => {
    if (!holds(typed)) throw new Mistyped(refusal);
    return typed;
  };
}

/** Returns a typed ISO date. Throws `Mistyped` if it does not exist or is not between 2000 and 2100. */
export function readDate(typed: string): string {
  const known = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : new Date(Number.NaN);
  const isDay = !Number.isNaN(known.getTime()) && known.toISOString().startsWith(typed);
  if (!isDay || typed < "2000" || typed > "2100") throw new Mistyped("Cette date n’existe pas");
  return typed;
}

function setting<Value>(options: TextOptions, read: (typed: string) => Value): TextSetting<Value> {
  const { max, missing } = options;
  const schema = z.pipe(
    z.string(),
    z.transform((typed: string, { issues }) => {
      try {
        if (typed.length > max) throw new Mistyped(`${max}\u00a0caractères au plus`);
        if (typed === "" && missing) throw new Mistyped(missing);
        return read(typed);
      } catch (error) {
        if (!(error instanceof Mistyped)) throw error;
        issues.push({ code: "custom", input: typed, message: error.message });
        return z.NEVER;
      }
    }),
  );
  return { kind: "text", standard: "", ...options, schema };
}

/** Returns a text with no-break spaces where French has them, and between a number and its unit. */
export function asTyped(typed: string): string {
  return frenchSpaces(typed).replace(/(\d\+?) (?=(?:h|j|min|jours?|ans?|km|Go|To)\b)/g, "$1\u00a0");
}
