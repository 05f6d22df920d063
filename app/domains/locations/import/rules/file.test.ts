import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createImportFileReader } from "./file.ts";

const row = {
  reg_code: "52",
  reg_nom: "Pays de la Loire",
  dep_code: "72",
  dep_nom: "Sarthe",
  code_insee: "72154",
  code_postal: "72200",
  nom_standard: "La Flèche",
  latitude_mairie: 47.698,
  longitude_mairie: -0.076,
};

function read(content: string | Buffer | object, pieceBytes = 7) {
  const file = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
  const reader = createImportFileReader();
  const [rows, failures]: [unknown[], unknown[]] = [[], []];
  for (let at = 0; at < file.length; at += pieceBytes) {
    const done = reader.write(file.subarray(at, at + pieceBytes));
    rows.push(...done.rows);
    failures.push(...done.failures);
  }
  return { ...reader.end(), rows, failures };
}

const problem = (content: string | Buffer | object, pieceBytes?: number) =>
  read(content, pieceBytes).problems.map((found) => [found.row, found.text]);

describe("a file of communes", () => {
  it("is read whatever the pieces it comes in", () => {
    const data = [row, { ...row, code_insee: "72181", nom_standard: "Le Mans", code_postal: "72100" }];
    for (const size of [1, 2, 3, 100, 10_000]) {
      const { rows, regions, departments, problems, rowCount } = read({ data, autre: [[1]] }, size);
      expect(problems).toEqual([]);
      expect(rowCount).toBe(2);
      expect(rows[0]).toEqual({
        n: 1,
        i: "72154",
        p: "72200",
        m: "La Flèche",
        r: "52",
        d: "72",
        y: 47.698,
        x: -0.076,
      });
      expect(regions).toEqual([{ code: "52", name: "Pays de la Loire" }]);
      expect(departments).toEqual([{ code: "72", name: "Sarthe", regionCode: "52" }]);
    }
  });

  it("has codes as texts or numbers, unpadded, blank or null; a mark at its start does not matter", () => {
    const data = [
      {
        ...row,
        reg_code: 1,
        dep_code: 1,
        code_insee: 1004,
        code_postal: 1500,
        latitude_mairie: "45,9",
        longitude_mairie: "5.3",
      },
      {
        ...row,
        code_insee: " 2a004 ",
        code_postal: " 20000 ",
        dep_code: "2a",
        latitude_mairie: null,
        longitude_mairie: null,
      },
      { ...row, code_postal: null },
      { ...row, code_postal: "   " },
    ];
    const { rows, skipped, problems } = read(`\ufeff${JSON.stringify({ data })}`);
    expect(problems).toEqual([]);
    expect(skipped).toBe(2);
    expect(rows).toEqual([
      { n: 1, i: "01004", p: "01500", m: "La Flèche", r: "01", d: "01", y: 45.9, x: 5.3 },
      { n: 2, i: "2A004", p: "20000", m: "La Flèche", r: "52", d: "2A", y: null, x: null },
    ]);
  });

  it("may have rows that cannot be used: they are told apart, with why", () => {
    const wrong = [
      { code_insee: "7215" + "99" },
      { code_postal: "ABC" },
      { nom_standard: " " },
      { nom_standard: "x".repeat(101) },
      { reg_nom: null },
      { dep_code: "" },
      { latitude_mairie: 91 },
      { longitude_mairie: "est" },
      { longitude_mairie: null },
    ];
    const { rows, failures, failed, problems } = read({
      data: wrong.map((change) => ({ ...row, ...change })),
    });
    expect({ rows, problems, failed }).toEqual({ rows: [], problems: [], failed: wrong.length });
    expect(failures).toMatchObject([
      { row: 1, reason: "Code INSEE « 721599 » : cinq caractères sont attendus" },
      { row: 2, reason: "Code postal « ABC » : cinq chiffres sont attendus" },
      { row: 3, reason: "Le nom est vide" },
      { row: 4, reason: "Le nom dépasse 100 caractères" },
      { row: 5, reason: "La région n’a pas de code ou pas de nom" },
      { row: 6, reason: "Le département n’a pas de code ou pas de nom" },
      { row: 7, reason: "La latitude n’est pas entre -90 et 90" },
      { row: 8, reason: "La longitude n’est pas entre -180 et 180" },
      { row: 9, reason: "Il manque la latitude ou la longitude" },
    ]);
  });

  it("is refused when it is something else, in words", () => {
    const whole = JSON.stringify({ data: [row, { ...row, code_insee: "72181" }] });
    expect(problem("")).toEqual([[null, "Le fichier est vide"]]);
    expect(problem(whole.slice(0, -40))).toEqual([
      [null, "Le fichier est incomplet : il s’arrête après la ligne 1"],
    ]);
    expect(problem("bonjour")).toEqual([[null, "Ce n’est pas du JSON valide : erreur dès le début"]]);
    expect(problem(`${whole.slice(0, -2)},oups]}`)[0]?.[1]).toMatch(
      /^Ce n’est pas du JSON valide : erreur après la ligne 2/,
    );
    for (const other of [[row], { donnees: [row] }, { data: { a: row } }, "null", '"data"'])
      expect(problem(other)).toEqual([[null, "Le fichier n’a pas de liste « data »"]]);
    expect(problem({ data: [] })).toEqual([[null, "La liste « data » est vide"]]);
    expect(problem(Buffer.from(whole, "latin1"))[0]?.[1]).toMatch(/n’est pas en UTF-8/);
    expect(problem(Buffer.from(`\ufeff${whole}`, "utf16le"), 100)[0]?.[1]).toMatch(/UTF-16/);
    expect(problem(Buffer.from("504b030414000000", "hex"), 100)[0]?.[1]).toMatch(/archive ZIP/);
    expect(problem(gzipSync(whole), 100)[0]?.[1]).toMatch(/gzip/);
    expect(problem(`${whole}{"data":[]}`)[0]?.[1]).toBeTruthy();
  });

  it("is refused when columns are missing or of another type, with the row", () => {
    const { nom_standard: _, ...nameless } = row;
    const rows = [
      row,
      nameless,
      12,
      null,
      [row],
      { ...row, code_insee: { a: 1 } },
      { ...row, nom_standard: 3 },
    ];
    expect(problem({ data: [...rows, { ...row, latitude_mairie: true }] })).toEqual([
      [2, "la colonne « nom_standard » manque"],
      [3, "une commune est attendue, avec ses colonnes"],
      [4, "une commune est attendue, avec ses colonnes"],
      [5, "une commune est attendue, avec ses colonnes"],
      [6, "« code_insee » : un texte ou un nombre est attendu"],
      [7, "« nom_standard » : un texte est attendu"],
      [8, "« latitude_mairie » : un nombre est attendu"],
    ]);
    const { reg_code: _code, reg_nom: _name, ...regionless } = row;
    expect(problem({ data: [regionless] })).toEqual([[1, "les colonnes « reg_code », « reg_nom » manquent"]]);
  });

  it("is refused when a commune is in it twice", () => {
    expect(problem({ data: [row, { ...row, code_insee: 72_154 }] })).toEqual([
      [2, "la même commune que ligne 1 (code INSEE 72154)"],
    ]);
  });

  it("cannot exhaust the memory: depth, row length and number of rows have bounds", () => {
    expect(problem("[".repeat(100_000), 65_536)[0]?.[1]).toMatch(/niveaux imbriqués/);
    expect(problem(`{"data":[{"a":"${"x".repeat(3_000_000)}`, 65_536)[0]?.[1]).toMatch(
      /sans une ligne complète/,
    );
    const many = { data: Array.from({ length: 100_002 }, () => 1) };
    const { problems } = read(many, 65_536);
    expect(problems).toHaveLength(20);
  });

  it("cannot pollute what objects are", () => {
    const { rows } = read(
      `{"data":[${JSON.stringify(row).replace("{", '{"__proto__":{"nom_standard":"x"},')}]}`,
    );
    expect(rows).toMatchObject([{ m: "La Flèche" }]);
    expect(({} as Record<string, unknown>).nom_standard).toBeUndefined();
  });
});
