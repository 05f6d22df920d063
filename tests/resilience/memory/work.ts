import sharp from "sharp";
import { owner } from "#tests/support/site.ts";

/** The load of a busy year in a short time: an import, pages, forms and photos. */

const addresses = { "X-Forwarded-For": "10.1.1.1" };

/** Returns a file of `count` made-up communes (municipalities). Each commune will have a page. */
function madeUpCommunes(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const department = 10 + Math.floor(index / 900);
    const number = String(index % 900).padStart(3, "0");
    return {
      reg_code: "52",
      reg_nom: "Pays de la Loire",
      dep_code: String(department),
      dep_nom: `Département ${department}`,
      code_insee: `${department}${number}`,
      code_postal: `${department}${number}`,
      nom_standard: `Villeneuve ${index}`,
      latitude_mairie: 43 + (index % 700) / 100,
      longitude_mairie: -3 + Math.floor(index / 700) / 10,
    };
  });
  return JSON.stringify({ data: rows });
}

/** Signs the owner in. Returns the header for the owner's next requests. */
export async function signIn(url: string): Promise<{ Cookie: string }> {
  const answer = await fetch(`${url}/admin/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ email: owner.email, password: owner.password }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 302) throw new Error(`signing in answered ${answer.status}`);
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  };
}

/** Imports `madeUpCommunes(count)` and waits until each commune has its page. Returns the addresses of these pages. */
export async function importCommunes(url: string, count: number): Promise<string[]> {
  const session = await signIn(url);
  const form = new FormData();
  form.append("pattern_address", "Intervention à domicile, {postal_code} {city}");
  form.append("pattern_phone", "02 61 91 72 72");
  form.append("pattern_email", "contact+{slug}@atelier72.example");
  form.append("file", new Blob([madeUpCommunes(count)], { type: "application/json" }), "communes.json");
  const answer = await fetch(`${url}/admin/locations/import`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url, ...session },
    body: form,
  });
  const said = await answer.text();
  if (answer.status !== 302) throw new Error(`the import answered ${answer.status}: ${said.slice(0, 500)}`);
  // Site maps list only the zones around the shop. A commune's page responds once the import has reached the commune.
  const paths = Array.from({ length: count }, (_, index) => `/locations/villeneuve-${index}`);
  for (const path of [paths[0], paths[Math.floor(count / 2)], paths.at(-1)])
    while (!(await answers(`${url}${path}`))) await new Promise((resolve) => setTimeout(resolve, 1000));
  return paths;
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.ok;
}

/** Requests pages, eight at a time. Returns how many arrived completely. */
export async function visit(url: string, paths: readonly string[]): Promise<number> {
  return inLanes(8, paths, async (path) => {
    const answer = await fetch(url + path, { headers: { "Accept-Encoding": "gzip" } });
    await answer.arrayBuffer();
    return answer.status === 200;
  });
}

/** Posts contact messages, `lanes` at a time. Returns how many the site acknowledged. */
export async function sendMessages(url: string, count: number, lanes: number): Promise<number> {
  return inLanes(lanes, Array.from({ length: count }).keys(), async (index) => {
    const body = new URLSearchParams({
      name: `Hélène ${index}`,
      email: `helene${index}@exemple.fr`,
      message: `Mon ordinateur ne démarre plus depuis ${index} jours. ${"Il fait du bruit. ".repeat(20)}`,
    });
    const answer = await fetch(`${url}/?index`, {
      method: "POST",
      redirect: "manual",
      headers: addresses,
      body,
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  });
}

/** Posts quote requests with two photos of twelve megapixels each. Returns how many the site acknowledged. */
export async function sendQuotes(url: string, count: number): Promise<number> {
  const photo = await heavyPhoto();
  return inLanes(2, Array.from({ length: count }).keys(), async (index) => {
    const form = new FormData();
    const fields = {
      first_name: "Hélène",
      last_name: `Marchand ${index}`,
      email: `helene${index}@exemple.fr`,
      phone: "0612345678",
      service_type: "autre",
      description: `Écran cassé, demande ${index}, photos jointes.`,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const name of ["a.jpg", "b.jpg"]) form.append("attachments", new Blob([photo]), name);
    const answer = await fetch(`${url}/api/quote-requests`, {
      method: "POST",
      headers: addresses,
      body: form,
    });
    await answer.arrayBuffer();
    return answer.status < 300;
  });
}

/** Returns a photo of noise, which cannot be compressed. It has about four megabytes, like the photo of a telephone. */
async function heavyPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888888", noise } });
  return new Uint8Array(await image.jpeg({ quality: 75 }).toBuffer());
}

/** Runs `task` on every item, `lanes` at a time. Returns how many runs returned true. */
async function inLanes<Item>(
  lanes: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<boolean>,
): Promise<number> {
  const waiting = items[Symbol.iterator]();
  let succeeded = 0;
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next())
      if (await task(next.value).catch(() => false)) succeeded += 1;
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return succeeded;
}
