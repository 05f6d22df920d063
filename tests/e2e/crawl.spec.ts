import { HtmlValidate } from "html-validate";
import { type CrawledPage, crawl, samples } from "#tests/support/crawl.ts";
import { expect, test as base } from "#tests/support/fixtures.ts";

/** The crawl leaves out the back office, which needs a session and is not for search engines. */
const backOffice = /^\/admin(\/|$)/;

let crawled: Promise<CrawledPage[]> | undefined;

const test = base.extend<{ pages: CrawledPage[] }>({
  /** All pages of the site. They are requested once for all tests of the file. */
  pages: [
    async ({ playwright, site }, use) => {
      crawled ??= (async () => {
        const request = await playwright.request.newContext({ baseURL: site.url });
        const pages = await crawl(request, "/", backOffice);
        await request.dispose();
        return pages;
      })();
      await use(await crawled);
    },
    { timeout: 120_000 },
  ],
});

// This file has its own site, because other files publish pages.
test.use({ environment: { LOG_LEVEL: "info" } });

const documents = (pages: CrawledPage[]) => pages.filter(({ status, html }) => status === 200 && html);

/** Returns the text of the first match in each page, with the page's path. */
function collect(pages: CrawledPage[], pattern: RegExp): [string, string | undefined][] {
  return documents(pages).map(({ path, html }) => [path, pattern.exec(html)?.[1]]);
}

function repeated(entries: [string, string | undefined][]): string[] {
  return entries
    .filter(([path, text]) => !text || entries.some(([other, same]) => other !== path && same === text))
    .map(([path, text]) => `${path}: ${text ?? "(none)"}`);
}

test("every internal link leads to a page, with at most one redirect", ({ pages }) => {
  expect(pages.length).toBeGreaterThan(1);
  const found = new Map(pages.map((page) => [page.path, page]));
  const broken = pages.filter(({ status, location }) => {
    if (status === 200) return false;
    const target = location && found.get(new URL(location, "http://site.invalid").pathname);
    return !(status >= 300 && status < 400 && target && target.status === 200);
  });
  expect(broken.map(({ path, from, status }) => `${status} ${path} (linked from ${from})`)).toEqual([]);
});

test("every link to a part of a page leads to an existing part", ({ pages }) => {
  const missing = documents(pages).flatMap(({ path, html, fragments }) =>
    [...fragments]
      .filter((fragment) => !html.includes(` id="${fragment}"`))
      .map((fragment) => `${path}#${fragment}`),
  );
  expect(missing).toEqual([]);
});

// rules language/french and pages/head
test("every page is in French and has one main heading and a canonical address", ({ pages }) => {
  const wrong = documents(pages).flatMap(({ path, html }) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    const canonical = /<link\b[^>]*rel="canonical"[^>]*>/.test(html) || /<meta[^>]*noindex/.test(html);
    return [
      ...(html.includes('<html lang="fr"') ? [] : [`${path}: not in French`]),
      ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
      ...(canonical ? [] : [`${path}: no canonical address`]),
    ];
  });
  expect(wrong).toEqual([]);
});

// rule pages/head
test("every page has a title and a description of its own", ({ pages }) => {
  // A page whose canonical address is another one (`/devis?service=…`) counts as that other page.
  const own = documents(pages).filter(({ path, html }) => {
    const canonical = /<link\b[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
    return !canonical || new URL(canonical).pathname + new URL(canonical).search === path;
  });
  expect(repeated(collect(own, /<title[^>]*>([^<]+)<\/title>/))).toEqual([]);
  const indexed = own.filter(({ html }) => !/<meta[^>]*noindex/.test(html));
  expect(repeated(collect(indexed, /<meta[^>]*name="description"[^>]*content="([^"]+)"/))).toEqual([]);
});

// rule language/spaces
test("no line of a page can begin with punctuation", ({ pages }) => {
  const broken = documents(pages).flatMap(({ path, html }) => {
    const text = html
      .replaceAll(/<(script|style|pre|code|textarea)\b[\s\S]*?<\/\1>/g, "")
      .replaceAll(/<span class="whitespace-nowrap">[^<]*<\/span>/g, "")
      .replaceAll(/<[^<>]*>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll("Besoin d'aide ?", "");
    return [...text.matchAll(/.{0,40}[^\s→·•|/] (?:[?!:;»%](?=[\s.,]|$)|€)|« .{0,20}/gm)].map(
      ([found]) => `${path}: ${found}`,
    );
  });
  expect([...new Set(broken)]).toEqual([]);
});

test("every page is valid HTML", async ({ pages }) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes void elements with a slash and boolean attributes with an empty value. Both are valid HTML.
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // Attributes keep their case in React (`autoComplete`), which does not matter to a browser.
      "attr-case": "off",
      // A search engine would shorten a long title, but the site's specification prescribes these titles.
      "long-title": "off",
      // These two rules are about style. The HTML is valid without them.
      "tel-non-breaking": "off",
      "no-trailing-whitespace": "off",
    },
  });
  // The pages of the hundreds of zones have only a few different structures. Thirty pages of each shape have them all.
  const reports = await Promise.all(
    samples(pages, 30).map(({ html, path }) => validator.validateString(html, path)),
  );
  const messages = reports.flatMap(({ results }) =>
    results.flatMap(({ filePath, messages: found }) =>
      found.map(
        ({ line, column, message, ruleId }) => `${filePath}:${line}:${column} ${message} (${ruleId})`,
      ),
    ),
  );
  expect(messages).toEqual([]);
});

test("every page's structured data can be parsed", ({ pages }) => {
  for (const { path, html } of documents(pages)) {
    for (const [, script = ""] of html.matchAll(
      /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g,
    )) {
      const content = JSON.parse(script) as { "@context"?: string; "@type"?: string; "@graph"?: unknown[] };
      expect(content["@context"], path).toBe("https://schema.org");
      expect(content["@type"] ?? content["@graph"], path).toBeTruthy();
    }
  }
});
