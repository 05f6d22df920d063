import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import * as z from "zod/mini";
import { frenchSpaces } from "#app/lib/french/spaces.ts";

/** The typed texts of one row of a list, by column. */
export type Row = Record<string, string>;
/** The stored value of one setting: the typed text or rows. */
export type Typed = string | Row[];

/** How a setting is asked for. */
export type Control =
  | "line"
  | "lines"
  | "email"
  | "tel"
  | "number"
  | "date"
  | "colour"
  | "choice"
  /** A choice of two: the box is ticked for the first. */
  | "tick"
  /** A stored picture: its id and its largest width. */
  | "picture"
  /** A hidden field: sent back unchanged. */
  | "kept"
  /** Stored encrypted, and never shown. */
  | "secret";

interface Described {
  label: string;
  hint?: string;
  /** Part of the line the control takes. All of it by default. */
  width?: "half" | "third";
  /** Shown in the part of a row that its summary opens. */
  folded?: boolean;
}

interface TextOptions extends Described {
  /** The value of the specified site. Empty when only the owner can know. */
  standard?: string;
  /** The longest text that fits the layout, in characters. */
  max: number;
  /** The error of a blank value. A setting without it may stay blank. */
  missing?: string;
  /** It may stay blank for a while only, so it is not marked as optional. */
  isAwaited?: boolean;
  control?: Control;
  /** The choices of a list, by what is stored. */
  choices?: Record<string, string>;
  /** The setting whose typed text is also filled in here, until this one gets its own text. */
  follows?: string;
  /** The usual values, which the first start offers as a list. */
  usual?: readonly string[];
  /** More choices: the services the owner added. */
  offersOwnServices?: boolean;
  /** Whether its text may contain names in braces, which the site replaces by the business's values. */
  hasWords?: boolean;
  /** Rewrites a typed text in one standard form. */
  tidy?: (typed: string) => string;
  /**
   * The settings that say where a secret is sent. After a change of one the secret is typed again, so that nobody has it
   * sent elsewhere. Its stored text is an id (ADR 191).
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
  /** The name of one row: 'Fermeture 2'. */
  one: string;
  /** The most rows. */
  most: number;
  columns: Columns;
  /** The summary of the part of a row that is folded. */
  fold?: string;
  /** Rewrites a whole row in one standard form. */
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

/** A section as the program reads it: each setting as its schema returns it. */
export type SectionValues<Settings> = { [Name in keyof Settings]: ValueOf<Settings[Name]> };

/** A variable of the environment that replaces settings, with its value where that may be shown. */
export interface Given {
  variable: string;
  shown: string | null;
}

/** A test of what a section has stored: its title, what its button says, and whether it writes to an address. */
export interface Trial {
  title: string;
  text: string;
  act: string;
  writesTo: boolean;
}

/** Settings that are saved together. */
export interface Section<Settings = Record<string, Setting>> {
  /** The section's name in the menu. */
  label: string;
  lead: string;
  settings: Settings;
  /** The sheets of its screen. Each setting is in one of them. */
  groups: readonly {
    title: string;
    text?: string;
    /** Opened by its title, where a screen has many. */
    isFolded?: boolean;
    names: readonly (keyof Settings & string)[];
    /** The service it is about: a shop without it is not asked. */
    about?: ServicePath;
    /** Returns the values of the environment that replace the settings; null when the settings apply. */
    given?: () => Given | null;
  }[];
  /** The test its screen offers. */
  trial?: Trial;
  /** Returns the typed values and the values that follow from them. */
  complete?: (typed: Record<string, Typed>) => Record<string, Typed>;
  /** Returns the errors of settings that do not agree, by the names of their controls. */
  check?: (values: SectionValues<Settings>) => Record<string, string>;
}

/** Why a typed text is refused, in French. */
export class Mistyped extends Error {}

type RequiredOptions = TextOptions & { missing: string };

/** Returns a required text. */
export function required(options: RequiredOptions): TextSetting<string>;
/** Returns a required text, read as `read` says, which throws `Mistyped`. */
export function required<Value>(options: RequiredOptions, read: (typed: string) => Value): TextSetting<Value>;
/** Returns a required text. */
export function required(options: RequiredOptions, read: (typed: string) => unknown = asTyped): TextSetting {
  return setting(options, read);
}

/** Returns a text that may stay blank: it is null then. */
export function optional(options: TextOptions): TextSetting<string | null>;
/** Returns a text that may stay blank: it is null then. `read` throws `Mistyped`. */
export function optional<Value>(
  options: TextOptions,
  read: (typed: string) => Value,
): TextSetting<Value | null>;
/** Returns a text that may stay blank. */
export function optional(options: TextOptions, read: (typed: string) => unknown = asTyped): TextSetting {
  return setting(options, (typed) => (typed === "" ? null : read(typed)));
}

/** Returns a text whose blank value is also passed to `read`. */
export function blankable<Value>(options: TextOptions, read: (typed: string) => Value): TextSetting<Value> {
  return setting(options, read);
}

/** Returns a choice of a list, the first by default. */
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

/** Returns the setting that says whether a block of claims is true, and whether it is shown (rule pages/claims). */
export function block(label: string): TextSetting<keyof typeof states> {
  return choice({ label, choices: states });
}

/** Returns a reader of whole numbers of these bounds, `of` something: "de jours". */
export function wholeNumber(least: number, most: number, of = ""): (typed: string) => number {
  return (typed) => {
    const count = Number(typed);
    if (!/^\d{1,9}$/.test(typed) || count < least || count > most)
      throw new Mistyped(`Un nombre${of && ` ${of},`} de ${least} à ${most}`);
    return count;
  };
}

/** Returns a secret, which is stored encrypted and never shown. `goesTo` names the settings that say where it is sent. */
export function secret(options: Described & { max: number; goesTo: readonly string[] }): TextSetting<string> {
  return setting({ ...options, control: "secret" }, (typed) => typed);
}

/** Returns a list of rows. Rows left blank are dropped. */
export function rows<Columns extends Record<string, TextSetting>>(
  options: Omit<RowsSetting<Columns>, "kind">,
): RowsSetting<Columns> {
  return { kind: "rows", ...options };
}

/** Returns a reader that refuses a text with the error `refusal` unless `holds` is true. */
export function must(holds: (typed: string) => boolean, refusal: string): (typed: string) => string {
  return (typed) => {
    if (!holds(typed)) throw new Mistyped(refusal);
    return typed;
  };
}

/** Reads an ISO date. */
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

/** Returns a text with the no-break spaces of its signs and units. */
export function asTyped(typed: string): string {
  return frenchSpaces(typed).replace(/(\d\+?) (?=(?:h|j|min|jours?|ans?|km|Go|To)\b)/g, "$1\u00a0");
}
