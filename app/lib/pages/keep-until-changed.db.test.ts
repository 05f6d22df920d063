import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { keepUntilChanged } from "./keep-until-changed.server.ts";
import { startNotifications, stopNotifications } from "../background/notifications.server.ts";

const read = vi.fn(async () => ({}));
const getKept = keepUntilChanged(["zones"], read);
const getPosts = keepUntilChanged(["posts"], async () => ({}));

beforeEach(async () => {
  await startNotifications();
  read.mockClear();
});
afterEach(() => stopNotifications());

const notify = (tags: string) => db.execute(sql`select pg_notify('atelier_pages', ${tags})`);

test("a value is read once for all callers", async () => {
  const [one, other] = await Promise.all([getKept(), getKept()]);
  expect(one).toBe(other);
  expect(await getKept()).toBe(one);
  expect(read).toHaveBeenCalledTimes(1);
});

// rules pages/cache and running/two-nodes
test("a value is read again after a change of one of its tags, or of everything", async () => {
  for (const tags of ["posts zones", "*"]) {
    const before = await getKept();
    await notify(tags);
    await expect.poll(getKept).not.toBe(before);
  }
});

test("a change of another tag keeps the value", async () => {
  const before = await getKept();
  const posts = await getPosts();
  await notify("location:zones posts");
  await expect.poll(getPosts).not.toBe(posts);
  expect(await getKept()).toBe(before);
});

test("a value read during a change is returned but not remembered", async () => {
  let answer = () => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve({ stale: true }))));
  await notify("zones");
  await expect.poll(() => (void getKept(), read.mock.calls.length)).toBeGreaterThan(0);
  const asked = getKept();
  await notify("zones");
  await expect.poll(() => getKept() !== asked).toBe(true);
  answer();
  expect(await asked).toEqual({ stale: true });
  expect(await getKept()).toEqual({});
});

test("a failure is not remembered", async () => {
  await notify("zones");
  read.mockRejectedValueOnce(new Error("the database is away"));
  await expect.poll(() => getKept().catch((error: Error) => error.message)).toBe("the database is away");
  expect(await getKept()).toEqual({});
});

test("nothing is remembered while notifications cannot arrive", async () => {
  await stopNotifications();
  const silent = keepUntilChanged(["zones"], read);
  expect(await silent()).not.toBe(await silent());
});

test("a module that is loaded after the start also remembers a value until it changes", async () => {
  const late = keepUntilChanged(["zones"], read);
  const before = await late();
  expect(await late()).toBe(before);
  await notify("zones");
  await expect.poll(late).not.toBe(before);
});
