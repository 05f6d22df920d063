import { type ClientRequest, request as httpRequest } from "node:http";
import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { withReceivedForm } from "#app/lib/forms/received-form.server.ts";
import { holds } from "#app/lib/upload/held-bytes.ts";
import { edgeOptions } from "#tests/support/asked-edge.ts";
import { createEdge } from "./edge.ts";
import { listen } from "./listen.ts";

const mebibyte = 1024 * 1024;
const fileBytes = 9 * mebibyte;
const part = Buffer.from(
  '--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.jpg"\r\n\r\n',
);

beforeEach(() => db.execute(sql`truncate rate_limits`));

/**
 * Starts the edge with an application that reads a body as the quote form does and reports the result for each file.
 */
async function quoteSite() {
  const edge = createEdge({
    ...edgeOptions([]),
    siteOrigin: undefined,
    application: (request, { networkKey }) =>
      withReceivedForm(request, 10 * mebibyte, networkKey, async ({ files, values }) =>
        Response.json([...files.map(({ lost }) => lost ?? "kept"), values.name ?? null]),
      ),
  });
  const { port, close } = await listen({ fetch: edge.fetch, host: "127.0.0.1", port: 0 });
  onTestFinished(() => close(0));
  return port;
}

/** Sends a post of files whose body never ends. `sent` resolves when all of its data has been sent. */
function stalledPost(
  port: number,
  address: string,
  files: number,
): { sent: Promise<void>; post: ClientRequest } {
  const headers = { "content-type": "multipart/form-data; boundary=x", "x-forwarded-for": address };
  const post = httpRequest({ port, method: "POST", path: "/devis", headers }).on("error", () => {});
  const file = Buffer.concat([Buffer.alloc(fileBytes, 1), Buffer.from("\r\n")]);
  for (let count = 0; count < files; count += 1) {
    post.write(part);
    post.write(file);
  }
  const sent = new Promise<void>((resolve) => post.write("-", () => resolve()));
  return { sent, post };
}

async function wholePost(port: number, address: string): Promise<unknown> {
  const form = new FormData();
  form.append("name", "Hélène");
  form.append("attachments", new Blob([Buffer.alloc(fileBytes, 1)]), "a.jpg");
  const headers = { "x-forwarded-for": address };
  return (await fetch(`http://127.0.0.1:${port}/devis`, { method: "POST", body: form, headers })).json();
}

test("stalled posts of one network do not prevent other networks from sending files, and their memory is released", async () => {
  const port = await quoteSite();
  const stalled = [1, 2, 3].map((last) => stalledPost(port, `192.0.2.${last}`, 5));
  await Promise.all(stalled.map(({ sent }) => sent));
  await vi.waitFor(() => expect(holds.total()).toBeGreaterThan(13 * fileBytes));
  expect(holds.total()).toBeLessThanOrEqual(128 * mebibyte);

  expect(await wholePost(port, "192.0.2.4")).toEqual(["busy", "Hélène"]);
  expect(await wholePost(port, "198.51.100.1")).toEqual(["kept", "Hélène"]);

  for (const { post } of stalled) post.destroy();
  await vi.waitFor(() => expect(holds.total()).toBe(0));
  expect(await wholePost(port, "192.0.2.4")).toEqual(["kept", "Hélène"]);
});

test("a sender who stalls gets a French error, and the connection ends", async () => {
  const port = await quoteSite();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sent, post } = stalledPost(port, "192.0.2.1", 0);
  let answer: { status: number | undefined; text: string } | undefined;
  post.on("response", async (response) => {
    const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
    answer = { status: response.statusCode, text };
  });
  const closed = new Promise((resolve) => post.on("close", resolve));
  await sent;
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(answer).toBeDefined();
  });
  expect(answer).toEqual({ status: 408, text: expect.stringMatching(/^Envoi trop lent\. /) as string });
  await vi.advanceTimersByTimeAsync(1000);
  await closed;
});
