import { wholeNumber } from "#app/lib/french/numbers.ts";
import { createImportJsonParser } from "./json.ts";
import { type FileProblem, mostProblems } from "./problems.ts";
import { checkImportRow, type ImportRow } from "./rows.ts";

export interface FailedRow {
  row: number;
  inseeCode: string;
  name: string;
  reason: string;
}

/** A region or département of the file. */
export interface FileArea {
  code: string;
  name: string;
  regionCode?: string;
}

/** What a whole file holds, its usable rows aside. */
export interface FileFacts {
  rowCount: number;
  skipped: number;
  failed: number;
  regions: FileArea[];
  departments: FileArea[];
  /** Usable rows by département. */
  rowsByDepartment: Map<string, number>;
  /** The first ones; any refuses the file. */
  problems: FileProblem[];
}

const mostRows = 100_000;
/** Levels inside each other; a file of communes has four. */
const deepest = 20;
/** Bytes without a complete row. */
const longestRow = 1024 * 1024;

const signatures: readonly [bytes: string, text: string][] = [
  ["504b0304", "C’est une archive ZIP : ouvrez-la, et choisissez le fichier JSON qu’elle contient"],
  ["1f8b", "Le fichier est compressé (gzip) : décompressez-le d’abord"],
  ["fffe", "Le fichier est en UTF-16 : enregistrez-le en UTF-8"],
  ["feff", "Le fichier est en UTF-16 : enregistrez-le en UTF-8"],
];

/**
 * Reads a file of communes piece by piece, in memory that does not grow with it (decision 43). `write` returns the rows
 * a piece completed, `end` what the file holds. After a problem with the file as a whole the rest is passed over.
 */
export function createImportFileReader() {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const facts: Omit<FileFacts, "regions" | "departments"> = {
    rowCount: 0,
    skipped: 0,
    failed: 0,
    rowsByDepartment: new Map(),
    problems: [],
  };
  const regions = new Map<string, FileArea>();
  const departments = new Map<string, FileArea>();
  const rowOf = new Map<string, number>();
  let [bytes, bytesAtRow, isOver] = [0, 0, false];
  let rows: ImportRow[] = [];
  let failures: FailedRow[] = [];

  const note = (row: number | null, text: string) => {
    if (facts.problems.length < mostProblems) facts.problems.push({ row, text });
  };
  const giveUp = (text: string) => {
    if (!isOver) note(null, text);
    isOver = true;
  };
  const afterRow = () => (facts.rowCount > 0 ? `après la ligne ${facts.rowCount}` : "dès le début");

  const parser = createImportJsonParser(deepest, {
    onRow: take,
    onTooDeep: () => giveUp(`Ce n’est pas un fichier de communes : plus de ${deepest} niveaux imbriqués`),
    onInvalid: () => giveUp(`Ce n’est pas du JSON valide : erreur ${afterRow()}`),
  });

  function take(value: unknown) {
    if (isOver) return;
    const row = (facts.rowCount += 1);
    bytesAtRow = bytes;
    if (row > mostRows) return giveUp(`Plus de ${wholeNumber(mostRows)} lignes`);
    const checked = checkImportRow(value, row);
    if (checked.kind === "problem") return note(row, checked.text);
    if (checked.kind === "skipped") return void (facts.skipped += 1);
    if (checked.kind === "failed") {
      facts.failed += 1;
      const { inseeCode, name, reason } = checked;
      failures.push({ row, inseeCode, name, reason });
      return;
    }
    const { i, r, d } = checked.row;
    const same = rowOf.get(i);
    if (same) return note(row, `la même commune que ligne ${same} (code INSEE ${i})`);
    rowOf.set(i, row);
    if (!regions.has(r)) regions.set(r, { code: r, name: checked.regionName });
    if (!departments.has(d)) departments.set(d, { code: d, name: checked.departmentName, regionCode: r });
    facts.rowsByDepartment.set(d, (facts.rowsByDepartment.get(d) ?? 0) + 1);
    rows.push(checked.row);
  }

  function parse(piece: Buffer | null) {
    try {
      const text = piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
      if (text && !parser.isEnded) parser.write(text);
      else if (text.trim()) giveUp("Quelque chose suit la fin du JSON");
    } catch {
      giveUp(`Le fichier n’est pas en UTF-8 : caractère illisible ${afterRow()}`);
    }
  }

  function write(piece: Buffer) {
    if (bytes === 0) {
      const start = piece.toString("hex", 0, 4);
      const signature = signatures.find(([mark]) => start.startsWith(mark));
      if (signature) giveUp(signature[1]);
    }
    bytes += piece.length;
    if (!isOver) parse(piece);
    if (bytes - bytesAtRow > longestRow) giveUp(`Plus d’un mégaoctet sans une ligne complète, ${afterRow()}`);
    const completed = { rows, failures };
    [rows, failures] = [[], []];
    return isOver ? { rows: [], failures: [] } : completed;
  }

  function end(): FileFacts {
    if (bytes === 0) giveUp("Le fichier est vide");
    if (!isOver) parse(null);
    if (!isOver && !parser.isEnded) giveUp(`Le fichier est incomplet : il s’arrête ${afterRow()}`);
    if (!isOver && !parser.hasData) giveUp("Le fichier n’a pas de liste « data »");
    if (!isOver && facts.rowCount === 0) giveUp("La liste « data » est vide");
    return { ...facts, regions: [...regions.values()], departments: [...departments.values()] };
  }

  return {
    write,
    end,
    get bytes() {
      return bytes;
    },
    /** Whether what follows can be passed over. */
    get isRefused() {
      return isOver || facts.problems.length >= mostProblems;
    },
  };
}
