import { posix } from "node:path";

export interface SourceFile {
  /** The path from the project's root, with forward slashes. */
  path: string;
  text: string;
}

export interface Import {
  /** The path of the imported file from the root, or the name of a package. */
  target: string;
  line: number;
  /** True for an import of types, which is erased before the code runs. */
  typeOnly: boolean;
}

export interface Finding {
  path: string;
  line?: number;
  message: string;
}

const statement =
  /^(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** Returns a file's imports, in all their forms. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(statement)].map((match) => ({
    target: resolve(path, match[2] ?? match[3] ?? ""),
    line: lineAt(text, match.index),
    typeOnly: match[1] !== undefined,
  }));
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : specifier;
}

/** Returns the number of the line at a position in a text. Lines count from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}

/** Returns every match of a pattern as a finding. */
export function occurrences(file: SourceFile, pattern: RegExp, message: string): Finding[] {
  return [...file.text.matchAll(pattern)].map((match) => ({
    path: file.path,
    line: lineAt(file.text, match.index),
    message,
  }));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith("tests/");
}

export function isServer(path: string): boolean {
  return /\.server\.tsx?$/.test(path);
}

export function countLines(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

/** Returns the domain to which a file belongs, if any. */
export function domainOf(path: string): string | undefined {
  return /^app\/domains\/([^/]+)\//.exec(path)?.[1];
}
