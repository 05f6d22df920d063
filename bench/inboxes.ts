import { owner } from "../tests/support/site.ts";
import { fillInboxes } from "./inbox-rows.ts";
import { median } from "./tool.ts";

const rows = 20_000;
const runs = 25;
const lastPage = Math.ceil((rows - rows / 50) / 30);

const addresses = {
  "quotes, first page": "/admin/quotes",
  "quotes, last page": `/admin/quotes?page=${lastPage}`,
  "quotes, one filter": "/admin/quotes?statut=completed",
  "quotes, three filters, page 10": "/admin/quotes?statut=completed&urgence=normal&service=donnees&page=10",
  "quotes, unread, page 300": "/admin/quotes?filtre=non-lus&page=300",
  "quotes, spam": "/admin/quotes?filtre=indesirables",
  "quotes, a word of every row": "/admin/quotes?recherche=ordinateur",
  "quotes, a word of every row, page 300": "/admin/quotes?recherche=ordinateur&page=300",
  "quotes, a rare word": "/admin/quotes?recherche=nom3999",
  "quotes, two letters of no row": "/admin/quotes?recherche=zq",
  "quotes, a telephone": "/admin/quotes?recherche=06+12+01+99+99",
  "quotes, word and filter": "/admin/quotes?recherche=virus&statut=new",
  "messages, first page": "/admin/messages",
  "messages, last page": `/admin/messages?page=${lastPage}`,
  "messages, a rare word": "/admin/messages?recherche=personne8999",
  "applications, first page": "/admin/applications",
  "applications, last page": `/admin/applications?page=${lastPage}`,
  "applications, a word of every row": "/admin/applications?recherche=ordinateur",
};

/**
 * Measures the answers with the inboxes' data, with 20,000 rows in each inbox, including the session and the counts.
 */
export async function measureInboxes(url: string, databaseUrl: string): Promise<Record<string, unknown>[]> {
  await fillInboxes(databaseUrl, rows);
  const cookie = await signInOwner(url);
  const measured = [];
  for (const [list, path] of Object.entries(addresses)) {
    const { pathname, search } = new URL(path, url);
    measured.push({ list, ...(await measureAnswer(`${url}${pathname}.data${search}`, cookie)) });
  }
  measured.push({
    list: "quotes, whole export",
    ...(await measureAnswer(`${url}/admin/quotes/export`, cookie, 3)),
  });
  return measured;
}

/** Measures the answers of an address for somebody who is signed in. */
export async function measureAnswer(address: string, cookie: string, times = runs) {
  const measures = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    const response = await fetch(address, { headers: { cookie }, redirect: "manual" });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
    measures.push(performance.now() - start);
  }
  const shown = (ms: number) => Math.round(ms * 10) / 10;
  return { "median ms": shown(median(measures)), "fastest ms": shown(Math.min(...measures)) };
}

/** Signs the owner in and returns the cookies of the session. */
export async function signInOwner(url: string): Promise<string> {
  const body = new URLSearchParams({ email: owner.email, password: owner.password });
  const headers = { origin: url, "sec-fetch-site": "same-origin" };
  const response = await fetch(`${url}/admin/login`, { method: "POST", body, headers, redirect: "manual" });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (response.status !== 302) throw new Error(`signing in answers ${response.status}`);
  return cookies.join("; ");
}
