import { describe, expect, test } from "vitest";
import { checkArchitecture } from "./check.ts";

const routes = `layout("routes/public/layout.tsx", [index("routes/public/home.tsx")]), route("admin", "routes/admin/messages.tsx")`;

/** Returns what the checker finds in a project with these files. */
function findings(files: Record<string, string>): string[] {
  const all = Object.entries({ "app/routes.ts": routes, ...files });
  const project = all.map(([path, text]) => ({ path, text }));
  return checkArchitecture(project).findings.map(({ path, message }) => `${path}: ${message}`);
}

function imports(from: string, target: string, statement = "import { x } from"): string[] {
  return findings({ [from]: `${statement} "${target}";\n` });
}

describe("the direction of imports", () => {
  test("a route may import domains, the design system and infrastructure", () => {
    expect(imports("app/routes/public/home.tsx", "#app/domains/blog/queries.server.ts")).toEqual([]);
    expect(imports("app/routes/public/home.tsx", "#app/ui/button.tsx")).toEqual([]);
    expect(imports("app/routes/public/home.tsx", "#app/lib/pages/seo.ts")).toEqual([]);
  });

  test.each([
    ["app/routes/public/home.tsx", "#app/db/client.server.ts", "queries belong to the domain"],
    ["app/routes/public/home.tsx", "drizzle-orm", "SQL belongs in domains"],
    ["app/root.tsx", "pg", "SQL belongs in domains"],
    ["app/ui/button.tsx", "#app/domains/blog/reading/labels.ts", "the design system knows no domain"],
    ["app/lib/mail.server.ts", "#app/domains/blog/rules.ts", "infrastructure knows neither"],
    ["app/db/schema/blog.server.ts", "../../ui/button.tsx", "below everything else"],
    ["app/domains/blog/rules.ts", "#app/routes/public/home.tsx", "does not know them"],
    ["app/lib/log.server.ts", "#server/main.ts", "does not know what runs it"],
    ["app/routes/public/home.tsx", "../admin/messages.tsx", "no visitor downloads the back office"],
    [
      "app/routes/admin/messages.tsx",
      "#app/routes/public/layout.tsx",
      "no visitor downloads the back office",
    ],
  ])("%s may not import %s", (from, target, why) => {
    expect(imports(from, target)).toEqual([expect.stringContaining(why)]);
  });

  test("a dynamic import, a re-export and a type import count as imports", () => {
    const target = "#app/domains/blog/reading/labels.ts";
    expect(imports("app/ui/button.tsx", target, "export { x } from")).toHaveLength(1);
    expect(imports("app/ui/button.tsx", target, "import type { X } from")).toHaveLength(1);
    expect(imports("app/ui/button.tsx", target, "import {\n  x,\n  y,\n} from")).toHaveLength(1);
    expect(findings({ "app/ui/button.tsx": `const x = await import("${target}");` })).toHaveLength(1);
  });

  test("a test may import what it tests", () => {
    expect(imports("app/ui/button.test.tsx", "#app/domains/blog/reading/labels.ts")).toEqual([]);
  });
});

describe("domains", () => {
  test("may import only modules with each other's vocabulary, such as rules and labels", () => {
    expect(imports("app/domains/blog/rules.ts", "#app/domains/auth/rules.ts")).toEqual([]);
    expect(imports("app/domains/blog/content.ts", "#app/domains/business/profile.ts")).toEqual([]);
    expect(imports("app/domains/blog/commands.server.ts", "#app/domains/auth/queries.server.ts")).toEqual([
      expect.stringContaining("vocabulary only"),
    ]);
  });

  test("may not import each other in a circle, however long the circle is", () => {
    const files = {
      "app/domains/a/rules.ts": `import { x } from "#app/domains/b/rules.ts";`,
      "app/domains/b/rules.ts": `import { x } from "#app/domains/c/labels.ts";`,
      "app/domains/c/labels.ts": `import { x } from "../a/rules.ts";`,
    };
    expect(findings(files)).toEqual([expect.stringContaining("a → b → c → a")]);
  });

  test("may contain only files whose names are on a fixed list", () => {
    const good = [
      "validation.ts",
      "queries.server.ts",
      "queries/search.server.ts",
      "components/use-draft.ts",
      "components/draft.ts",
      "import/queries/search.server.ts",
      "import/rules.ts",
    ];
    for (const name of good) expect(findings({ [`app/domains/blog/${name}`]: "" })).toEqual([]);
    const bad = [
      "queries.ts",
      "types.ts",
      "queries/search.ts",
      "queries.server/search.ts",
      "import/types.ts",
    ];
    for (const name of bad) {
      expect(findings({ [`app/domains/blog/${name}`]: "" })).toContainEqual(
        expect.stringContaining("no file name a domain may have"),
      );
    }
    expect(findings({ "app/domains/blog/reading/blog.db.test.ts": "" })).toEqual([]);
  });
});

test("a domain may not have both a file and a folder of the same name", () => {
  const both = { "app/domains/blog/rules/dates.ts": "", "app/domains/blog/rules.ts": "" };
  expect(findings(both)).toEqual([
    expect.stringContaining("app/domains/blog/rules.ts: stands beside the folder"),
  ]);
  const server = { "app/domains/blog/queries/list.server.ts": "", "app/domains/blog/queries.server.ts": "" };
  expect(findings(server)).toEqual([expect.stringContaining("one of the two")]);
  expect(findings({ "app/domains/blog/rules.ts": "", "app/domains/auth/rules/roles.ts": "" })).toEqual([]);
});

describe("kinds of submission", () => {
  const declared = {
    "app/domains/quote-requests/kind.ts": "",
    "app/domains/contact-messages/kind.ts": "",
    "app/domains/submissions/kind.ts": "",
  };
  const imports = (from: string, target: string) =>
    findings({ ...declared, [from]: `import { x } from "${target}";\n` });

  test("a kind may import the shared submissions code, but no other kind", () => {
    const from = "app/domains/quote-requests/commands.server.ts";
    expect(imports(from, "#app/domains/submissions/receive.server.ts")).toEqual([]);
    expect(imports(from, "#app/domains/contact-messages/labels.ts")).toEqual([
      expect.stringContaining("knows no other"),
    ]);
    expect(imports(from, "#app/domains/inbox/rules.ts")).toHaveLength(1);
  });

  test("only the inbox may import every kind", () => {
    const target = "#app/domains/quote-requests/queries.server.ts";
    expect(imports("app/domains/inbox/queries/counts.server.ts", target)).toEqual([]);
    expect(imports("app/domains/submissions/receive.server.ts", target)).toEqual([
      expect.stringContaining("knows none of them"),
    ]);
    expect(imports("app/domains/privacy/queries.server.ts", target)).toHaveLength(1);
  });
});

describe("the code that the browser gets", () => {
  test("only route modules and server code may import server code", () => {
    const target = "#app/domains/blog/queries.server.ts";
    expect(imports("app/domains/blog/components/list.tsx", target)).toEqual([
      expect.stringContaining("can reach the browser"),
    ]);
    expect(imports("app/routes/public/parts.tsx", target)).toHaveLength(1);
    expect(imports("app/domains/blog/components/list.tsx", target, "import type { X } from")).toEqual([]);
    expect(imports("app/domains/blog/jobs.server.ts", "./queries.server.ts")).toEqual([]);
  });

  test("inline styles are refused, except in e-mails", () => {
    const text = "const a = <p style={{ color: x }} />;";
    expect(findings({ "app/ui/button.tsx": text })).toEqual([expect.stringContaining("inline style")]);
    expect(findings({ "app/domains/blog/emails.server.tsx": text })).toEqual([]);
  });
});

describe("names and sizes", () => {
  test.each(["app/lib/utils.ts", "app/lib/date-helpers.ts", "app/ui/index.ts", "app/lib/shared/dates.ts"])(
    "%s is refused because its name is too vague",
    (path) => expect(findings({ [path]: "" })).toEqual([expect.stringContaining("says nothing")]),
  );

  test("names may use the nouns of the site's specification", () => {
    expect(
      findings({ "app/domains/services/content/cards.ts": "", "app/routes/public/service.tsx": "" }),
    ).toEqual([]);
  });

  test("a file name must be kebab-case and at most five folders deep", () => {
    expect(findings({ "app/ui/MyButton.tsx": "" })).toEqual([expect.stringContaining("kebab-case")]);
    expect(findings({ "app/ui/a/b/c/d/e/f.tsx": "" })).toEqual([
      expect.stringContaining("more than five folders"),
    ]);
  });

  test("barrels and default exports are refused", () => {
    expect(findings({ "app/ui/all.ts": `export * from "./button.tsx";` })).toEqual([
      expect.stringContaining("barrels"),
    ]);
    expect(findings({ "app/ui/button.tsx": "export default function Button() {}" })).toEqual([
      expect.stringContaining("default"),
    ]);
  });

  test("a file that is too long is refused, unless it holds texts", () => {
    const long = (count: number) => "a;\n".repeat(count);
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, number) => [`app/lib/part-${number}.ts`, ""]),
    );
    expect(
      findings({ ...many, "app/ui/table.tsx": long(300), "app/domains/blog/content.ts": long(900) }),
    ).toEqual([]);
    expect(findings({ ...many, "app/ui/table.tsx": long(301) })).toEqual([
      expect.stringContaining("301 lines"),
    ]);
    expect(findings({ ...many, "app/routes/public/home.tsx": long(151) })).toEqual([
      expect.stringContaining("150 at most"),
    ]);
  });

  test("a project whose median file is longer than 60 lines is refused", () => {
    const parts = (lines: number) =>
      Object.fromEntries(
        Array.from({ length: 9 }, (_, number) => [`app/lib/part-${number}.ts`, "a;\n".repeat(lines)]),
      );
    expect(findings(parts(60))).toEqual([]);
    expect(findings(parts(61))).toEqual([expect.stringContaining("the median is 61")]);
  });
});

describe("required comments", () => {
  test("an index needs a comment about the query it serves, in the schema or in the migration", () => {
    const schema = (above: string) => ({
      "app/db/schema/blog.server.ts": `[\n${above}\n  index("posts_newest").on(a),\n]`,
    });
    const migration = (above: string) => ({
      "migrations/0001_posts.sql": `${above}\nCREATE INDEX "posts_newest" ON a;`,
    });
    expect(findings(schema("  // The list, newest first."))).toEqual([]);
    expect(findings(schema(""))).toEqual([expect.stringContaining("posts_newest")]);
    expect(findings({ ...schema("  // The list."), ...migration("") })).toEqual([]);
    expect(findings(migration("--> statement-breakpoint"))).toHaveLength(1);
    expect(findings(migration("-- The list, newest first."))).toEqual([]);
    const dropped = { "migrations/0002_posts.sql": 'DROP INDEX "posts_newest";' };
    expect(findings({ ...migration(""), ...dropped })).toEqual([]);
    const again = { "migrations/0003_posts.sql": 'CREATE INDEX "posts_newest" ON b;' };
    expect(findings({ ...migration(""), ...dropped, ...again })).toHaveLength(1);
    const shared = { "app/db/schema/columns.server.ts": "  // The list.\n  index(`${table}_newest`).on(a)," };
    expect(findings({ ...shared, ...migration("") })).toEqual([]);
    const other = { "migrations/0004_posts.sql": 'CREATE INDEX "posts_oldest" ON b;' };
    expect(findings({ ...shared, ...other })).toHaveLength(1);
  });

  test("an exported function needs a docstring", () => {
    const text = "export async function listPosts() {}\n";
    expect(findings({ "app/domains/blog/queries.server.ts": text })).toEqual([
      expect.stringContaining("listPosts"),
    ]);
    expect(
      findings({ "app/domains/blog/queries.server.ts": `/** Newest first (rule blog/list). */\n${text}` }),
    ).toEqual([]);
    expect(findings({ "app/domains/blog/components/list.tsx": text })).toEqual([]);
  });

  test("a route module exports only what React Router calls, in a fixed order", () => {
    const route = (text: string) => findings({ "app/routes/public/home.tsx": text });
    expect(
      route("export function loader() {}\nexport function meta() {}\nexport default function Home() {}"),
    ).toEqual([]);
    expect(route("export default function Home() {}\nexport function loader() {}")).toEqual([
      expect.stringContaining("loader comes after default"),
    ]);
    expect(route("export const pageSize = 9;")).toEqual([expect.stringContaining("exports pageSize")]);
  });
});

describe("citations", () => {
  const proof = { "app/ui/button.test.ts": "// rule forms/phone\n" };
  const documents = {
    ...proof,
    "docs/rules/forms.md": "- **forms/phone**: Digits.\n",
    "docs/decisions/112-the-first-sign.md": "# 112",
  };
  const cites = (text: string) => findings({ ...documents, "app/ui/button.tsx": `// ${text}\n` });

  test("a cited rule or decision must exist", () => {
    expect(cites("Rule forms/phone, by rule forms/phone and ADR 112.")).toEqual([]);
    // The name is composed here, because the checker reads this file too and would report it.
    const absent = ["forms", "fax"].join("/");
    expect(cites(`See rule ${absent}.`)).toEqual([expect.stringContaining(absent)]);
    expect(cites(`See rules forms/phone and ${absent}.`)).toHaveLength(1);
    expect(cites(`See ADR ${113}.`)).toEqual([expect.stringContaining("113")]);
  });

  test("every rule must be cited by a test", () => {
    const { "app/ui/button.test.ts": _proof, ...unproved } = documents;
    expect(findings(unproved)).toEqual([expect.stringContaining("named by no test")]);
  });

  test("citations of documents that are not in the repository are refused", () => {
    for (const lost of ["P§", "B§", "design §", "decision "])
      expect(cites(`See ${lost}${7}.`)).toEqual([expect.stringContaining("not here")]);
  });
});
