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

const problem = (content: string | Buffer | object, pieceBytes?: number) => read(content, pieceBytes).problem;

// rule import/bad-rows
describe("a file of communes", () => {
  it("is read in the same way in pieces of any size", () => {
    const data = [row, { ...row, code_insee: "72181", nom_standard: "Le Mans", code_postal: "72100" }];
    for (const size of [1, 2, 3, 100, 10_000]) {
      const { rows, regions, departments, problem: refusal, rowCount } = read({ data, autre: [[1]] }, size);
      expect(refusal).toBeNull();
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

  // rule import/postal-codes
  it("may have codes as texts or numbers, without leading zeros, blank or null, and a byte order mark", () => {
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
      { nom_standard: "Sans code postal" },
    ];
    const { rows, skipped, problem: refusal } = read(`\ufeff${JSON.stringify({ data })}`);
    expect(refusal).toBeNull();
    expect(skipped).toBe(3);
    expect(rows).toEqual([
      { n: 1, i: "01004", p: "01500", m: "La Flèche", r: "01", d: "01", y: 45.9, x: 5.3 },
      { n: 2, i: "2A004", p: "20000", m: "La Flèche", r: "52", d: "2A", y: null, x: null },
    ]);
  });

  it("may have unusable rows, each of which is set aside with its position and reason", () => {
    const { nom_standard: _, ...nameless } = row;
    const { reg_code: _code, reg_nom: _name, ...regionless } = row;
    const wrong: [unknown, string][] = [
      [{ ...row, code_insee: "721599" }, "Code INSEE « 721599 » : cinq caractères sont attendus"],
      [{ ...row, code_postal: "ABC" }, "Code postal « ABC » : cinq chiffres sont attendus"],
      [{ ...row, nom_standard: " " }, "Le nom est vide"],
      [{ ...row, nom_standard: "\u3164\u202e" }, "Le nom est vide"],
      [{ ...row, nom_standard: "x".repeat(101) }, "Le nom dépasse 100 caractères"],
      [{ ...row, nom_standard: "La Fl\ud800che" }, "Le nom a un caractère illisible : « La Fl\ufffdche »"],
      [{ ...row, reg_nom: null }, "La région n’a pas de code ou pas de nom"],
      [{ ...row, reg_nom: "x".repeat(101) }, "Le nom de la région dépasse 100 caractères"],
      [{ ...row, dep_code: "" }, "Le département n’a pas de code ou pas de nom"],
      [{ ...row, dep_nom: "\udc00" }, "Le nom du département a un caractère illisible : « \ufffd »"],
      [nameless, "La colonne « nom_standard » manque"],
      [regionless, "Les colonnes « reg_code », « reg_nom » manquent"],
      [12, "Une commune est attendue, avec ses colonnes"],
      [null, "Une commune est attendue, avec ses colonnes"],
      [[row], "Une commune est attendue, avec ses colonnes"],
      [{ ...row, code_insee: { a: 1 } }, "« code_insee » : un texte ou un nombre est attendu"],
      [{ ...row, code_postal: [72_200] }, "« code_postal » : un texte ou un nombre est attendu"],
      [{ ...row, nom_standard: 3 }, "« nom_standard » : un texte est attendu"],
    ];
    const found = read({ data: [...wrong.map(([value]) => value), row] });
    expect(found).toMatchObject({ problem: null, failed: wrong.length, rows: [{ m: "La Flèche" }] });
    expect(found.failures).toMatchObject(wrong.map(([, reason], at) => ({ row: at + 1, reason })));
    expect(found.failures).toMatchObject({ 0: { inseeCode: "721599", name: "La Flèche" } });
  });

  it("may have rows that are not JSON, and its other rows are read", () => {
    const whole = JSON.stringify(row);
    const {
      rows,
      failures,
      problem: refusal,
    } = read(`{"data":[{"a":oups},${"[".repeat(40)}${"]".repeat(40)},${whole}]}`);
    expect({ refusal, rows }).toMatchObject({ refusal: null, rows: [{ n: 3, m: "La Flèche" }] });
    expect(failures).toEqual([
      { row: 1, inseeCode: "", name: "", reason: "Ligne illisible : ce n’est pas du JSON valide" },
      { row: 2, inseeCode: "", name: "", reason: "Ligne illisible : plus de 20 niveaux imbriqués" },
    ]);
  });

  // rule forms/clean-text
  it("may have marks that reverse a name, and line breaks, which are removed", () => {
    const { rows } = read({ data: [{ ...row, nom_standard: "La\nFl\u202eèche" }] });
    expect(rows).toMatchObject([{ m: "La Flèche" }]);
  });

  it("may have impossible coordinates, and their commune is kept without any", () => {
    const { latitude_mairie: _, ...placeless } = row;
    const wrong = [
      { ...row, latitude_mairie: 91 },
      { ...row, longitude_mairie: "est" },
      { ...row, longitude_mairie: null },
      { ...row, latitude_mairie: true },
      { ...row, latitude_mairie: "0x10" },
      { ...row, longitude_mairie: -180.1 },
      placeless,
    ];
    const { rows, failed } = read({ data: wrong.map((one, at) => ({ ...one, code_insee: 72_001 + at })) });
    expect(failed).toBe(0);
    expect(rows).toMatchObject(wrong.map(() => ({ y: null, x: null })));
  });

  it("may have an impossible number of inhabitants, and their commune is kept without it", () => {
    const wrong = [-5, 1e308, 2.5, "Infinity", "10000001", "inconnue"];
    const data = wrong.map((population, at) => ({ ...row, code_insee: 72_001 + at, population }));
    const { rows, failed } = read({ data: [...data, { ...row, population: "1700" }] });
    expect(failed).toBe(0);
    expect((rows as { h?: number }[]).map(({ h }) => h)).toEqual([...wrong.map(() => undefined), 1_700]);
  });

  it("may repeat a commune, which is kept once, and the repeats are counted by département", () => {
    const { rows, failed, rowsByDepartment, repeatsByDepartment } = read({
      data: [{ ...row, code_postal: "?" }, row, { ...row, code_insee: 72_154, nom_standard: "Autre" }, row],
    });
    expect({ rows, failed }).toMatchObject({ rows: [{ n: 2, m: "La Flèche" }], failed: 1 });
    expect([...rowsByDepartment, ...repeatsByDepartment]).toEqual([
      ["72", 1],
      ["72", 2],
    ]);
  });

  it("is refused with a reason when it is another kind of file", () => {
    const whole = JSON.stringify({ data: [row, { ...row, code_insee: "72181" }] });
    expect(problem("")).toBe("Le fichier est vide");
    expect(problem(whole.slice(0, -40))).toBe("Le fichier est incomplet : il s’arrête après la ligne 1");
    expect(problem("bonjour")).toBe("Ce n’est pas du JSON valide : erreur dès le début");
    expect(problem(`${whole.slice(0, -2)},oups]}`)).toBe(
      "Ce n’est pas du JSON valide : erreur après la ligne 2",
    );
    for (const other of [[row], { donnees: [row] }, { data: { a: row } }, "null", '"data"'])
      expect(problem(other)).toBe("Le fichier n’a pas de liste « data »");
    expect(problem({ data: [] })).toBe("La liste « data » est vide");
    expect(problem(Buffer.from(whole, "latin1"))).toMatch(/n’est pas en UTF-8/);
    expect(problem(Buffer.from(`\ufeff${whole}`, "utf16le"), 100)).toMatch(/UTF-16/);
    expect(problem(Buffer.from("504b030414000000", "hex"), 100)).toMatch(/archive ZIP/);
    expect(problem(gzipSync(whole), 100)).toMatch(/gzip/);
    expect(problem(`${whole}{"data":[]}`)).toBeTruthy();
  });

  it("cannot exhaust the memory, because its depth, its number of rows and the text between them are limited", () => {
    expect(problem("[".repeat(100_000), 65_536)).toMatch(/niveaux imbriqués/);
    expect(problem(`{"data":[1,"${"x".repeat(3_000_000)}`, 65_536)).toMatch(
      /sans une ligne, après la ligne 1/,
    );
    expect(problem(`{"data":[{"a":"${"x".repeat(3_000_000)}`, 65_536)).toMatch(/incomplet/);
    expect(problem({ data: Array.from({ length: 100_002 }, () => 1) }, 65_536)).toMatch(
      /^Plus de 100.000 lignes$/,
    );
    const reader = createImportFileReader(50);
    reader.write(Buffer.from(JSON.stringify({ data: [row] })));
    expect(reader.end().problem).toBe("Le fichier dépasse 100 Mo");
  });

  it("cannot change the prototype of objects", () => {
    const { rows } = read(
      `{"data":[${JSON.stringify(row).replace("{", '{"__proto__":{"nom_standard":"x"},')}]}`,
    );
    expect(rows).toMatchObject([{ m: "La Flèche" }]);
    expect(({} as Record<string, unknown>).nom_standard).toBeUndefined();
  });
});
