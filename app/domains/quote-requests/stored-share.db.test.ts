import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import { quotePhotos } from "#app/db/schema/quote-photos.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { type FileSender, storedShares, takeStoredShare } from "#app/lib/upload/stored-share.server.ts";
import { pdf, photoWithPosition } from "#tests/support/uploads/corpus.ts";
import { receiveQuoteRequest } from "./commands.server.ts";
import { attachmentErrors } from "./content.ts";
import { addPhotos, makePhotoLink } from "./photos/commands.server.ts";
import { photoTexts } from "./photos/labels.ts";

const photo = await photoWithPosition();

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]));
afterAll(() => stopJobs(0));
beforeEach(async () => {
  // The limits count the bytes of one day. The clock is stopped, so that no test runs past midnight.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  await db.execute(sql`truncate quote_requests, quote_photo_links, rate_limits, emails cascade`);
});
afterEach(() => void vi.useRealTimers());

const sender = (name: string, network: string): FileSender => ({ clientKey: name, networkKey: network });

function send(by: FileSender, description: string, withFile = true) {
  const typed = {
    first_name: "Hélène",
    last_name: "Marchand",
    email: "helene@exemple.fr",
    phone: "0612345678",
  };
  const file = { field: "attachments", name: "devis.pdf", bytes: Buffer.from(pdf), lost: null };
  const values = { ...typed, service_type: "reparation", description };
  return receiveQuoteRequest(values, withFile ? [file] : [], by);
}

const tooMuch = { outcome: "invalid", errors: { attachments: attachmentErrors.noShareLeft() } };

// rule forms/stored-share
test("a network that has used up its share of the day can only send requests without files, and others still send theirs", async () => {
  expect(await takeStoredShare([{ bytes: { length: storedShares.network } }], sender("one", "busy"))).toBe(
    true,
  );
  expect(await send(sender("two", "busy"), "Une panne.")).toMatchObject(tooMuch);
  expect(await db.$count(quoteRequests)).toBe(0);
  expect(await send(sender("two", "busy"), "Une panne.", false)).toMatchObject({ outcome: "done" });
  expect(await send(sender("three", "quiet"), "Une autre panne.")).toMatchObject({ outcome: "done" });
});

test("a refused request of one network does not count in the total, which is limited too", async () => {
  const networks = storedShares.everybody / storedShares.network;
  for (let number = 0; number < networks; number += 1) {
    const by = sender("one", `network ${number}`);
    expect(await takeStoredShare([{ bytes: { length: storedShares.network } }], by)).toBe(true);
    expect(await takeStoredShare([{ bytes: { length: storedShares.network } }], by)).toBe(false);
  }
  expect(await send(sender("two", "quiet"), "Une panne.")).toMatchObject(tooMuch);
  expect(await send(sender("two", "quiet"), "Une panne.", false)).toMatchObject({ outcome: "done" });
});

test("the photos that a telephone adds count too", async () => {
  const made = await makePhotoLink("one");
  if (made.outcome !== "done") throw new Error("a link is made");
  await takeStoredShare([{ bytes: { length: storedShares.network } }], sender("one", "busy"));
  const received = [{ field: "photos", name: "photo.jpg", bytes: Buffer.from(photo), lost: null }];
  expect(await addPhotos(made.link.code, received, sender("one", "busy"))).toEqual({
    outcome: "invalid",
    errors: { photos: photoTexts.noShareLeft },
  });
  expect(await db.$count(quotePhotos)).toBe(0);
});
