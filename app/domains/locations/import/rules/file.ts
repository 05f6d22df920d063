import { wholeNumber } from "#app/lib/french/numbers.ts";
import { createImportJsonParser, type RowDefect } from "./json.ts";
import { type CheckedRow, checkImportRow, type ImportRow } from "./rows.ts";
import { largestImportBytes } from "./runs.ts";

export interface FailedRow {
  row: number;
  inseeCode: string;
  name: string;
  reason: string;
}

/** A region or département (administrative area) of the file. */
export interface FileArea {
  code: string;
  name: string;
  regionCode?: string;
}

/** The facts about a whole file of communes (municipalities), except its usable rows. */
export interface FileFacts {
  rowCount: number;
  skipped: number;
  failed: number;
  regions: FileArea[];
  departments: FileArea[];
  /** How many usable rows each département has, by its code. A commune that the file repeats counts once. */
  rowsByDepartment: Map<string, number>;
  /**
   * How many repetitions of communes each département has, by its code. Repetitions count as communes that already
   * exist.
   */
  repeatsByDepartment: Map<string, number>;
  /** The reason why the whole file is refused, in French; null if it is accepted. */
  problem: string | null;
}

const mostRows = 100_000;
/** The deepest nesting allowed in the JSON text. A file of communes has four levels. */
const deepest = 20;
/**
 * The most bytes that may arrive without a complete row. An incomplete row stays in memory, so its length must have a
 * limit.
 */
const longestGap = 1024 * 1024;

const rowDefects: Record<RowDefect, string> = {
  unreadable: "Ligne illisible : ce n’est pas du JSON valide",
  tooLong: "Ligne illisible : plus d’un million de caractères",
  tooDeep: `Ligne illisible : plus de ${deepest} niveaux imbriqués`,
};

const signatures: readonly [bytes: string, text: string][] = [
  ["504b0304", "C’est une archive ZIP : ouvrez-la, et choisissez le fichier JSON qu’elle contient"],
  ["1f8b", "Le fichier est compressé (gzip) : décompressez-le d’abord"],
  ["fffe", "Le fichier est en UTF-16 : enregistrez-le en UTF-8"],
  ["feff", "Le fichier est en UTF-16 : enregistrez-le en UTF-8"],
];

/**
 * Reads a file of communes piece by piece, so that memory does not grow with the file (rule import/streamed). `write`
 * takes a piece and returns the rows that it completes. `end` returns the facts about the file. If the whole file is
 * refused, the rest of it is ignored.
 */
export function createImportFileReader(mostBytes = largestImportBytes) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const facts: Omit<FileFacts, "regions" | "departments"> = {
    rowCount: 0,
    skipped: 0,
    failed: 0,
    rowsByDepartment: new Map(),
    repeatsByDepartment: new Map(),
    problem: null,
  };
  const regions = new Map<string, FileArea>();
  const departments = new Map<string, FileArea>();
  const met = new Set<string>();
  let [bytes, bytesAtRow, isOver] = [0, 0, false];
  let rows: ImportRow[] = [];
  let failures: FailedRow[] = [];

  const giveUp = (text: string) => {
    facts.problem ??= text;
    isOver = true;
  };
  const afterRow = () => (facts.rowCount > 0 ? `après la ligne ${facts.rowCount}` : "dès le début");

  const parser = createImportJsonParser(deepest, {
    onRow: (value) => take(checkImportRow(value, facts.rowCount + 1)),
    onBadRow: (defect) => take({ kind: "failed", inseeCode: "", name: "", reason: rowDefects[defect] }),
    onTooDeep: () => giveUp(`Ce n’est pas un fichier de communes : plus de ${deepest} niveaux imbriqués`),
    onInvalid: () => giveUp(`Ce n’est pas du JSON valide : erreur ${afterRow()}`),
  });

  function take(checked: CheckedRow) {
    if (isOver) return;
    const row = (facts.rowCount += 1);
    bytesAtRow = bytes;
    if (row > mostRows) return giveUp(`Plus de ${wholeNumber(mostRows)} lignes`);
    if (checked.kind === "skipped") facts.skipped += 1;
    else if (checked.kind === "usable") keep(checked);
    else {
      facts.failed += 1;
      const { inseeCode, name, reason } = checked;
      failures.push({ row, inseeCode, name, reason });
    }
  }

  function keep({ row, regionName, departmentName }: CheckedRow & { kind: "usable" }) {
    const { i, r, d } = row;
    if (met.has(i)) return addOne(facts.repeatsByDepartment, d);
    met.add(i);
    if (!regions.has(r)) regions.set(r, { code: r, name: regionName });
    if (!departments.has(d)) departments.set(d, { code: d, name: departmentName, regionCode: r });
    addOne(facts.rowsByDepartment, d);
    rows.push(row);
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
    if (bytes > mostBytes) giveUp("Le fichier dépasse 100 Mo");
    if (parser.isInRow) bytesAtRow = bytes;
    if (bytes - bytesAtRow > longestGap) giveUp(`Plus d’un mégaoctet sans une ligne, ${afterRow()}`);
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
    /** Whether the file is already refused, so that the rest of it can be ignored. */
    get isRefused() {
      return isOver;
    },
  };
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
