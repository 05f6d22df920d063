import { expect } from "vitest";
import type { Mailbox } from "#tests/support/mailbox.ts";

export const shop = "atelier@exemple.fr";

interface Site {
  mailbox: Mailbox;
  /** The number of nodes. Each node sends one e-mail at a time. */
  nodes: number;
  ask<Row extends object>(sql: string): Promise<Row[]>;
  /** Sends one more message, which makes the nodes look for e-mails that are due. */
  wake(): Promise<void>;
}

/**
 * A node reserves an e-mail for 300 seconds while it sends it (ADR 123). If a reservation is older than this many
 * seconds, the attempt has ended, and the node that made it must be dead.
 */
const heldFor = 10;
const isHeld = `sending_until < now() + interval '${300 - heldFor} seconds' and sending_until > now()`;

/**
 * Waits until the shop and the visitor have an e-mail about each of these messages, and returns a short report. Removes
 * the reservations that a killed node or database left on e-mails, because they would last five minutes.
 */
export async function expectTold(visitors: readonly string[], site: Site): Promise<string> {
  const waiting = (condition: string) => () =>
    site.ask<object>(`select recipients, reply_to from emails where status <> 'sent' and ${condition}`);
  await expect.poll(waiting(`(${isHeld}) is not true`), { timeout: 120_000, interval: 500 }).toEqual([]);
  const held = await site.ask<object>(
    `update emails set next_attempt_at = now(), sending_until = null where status = 'pending' returning recipients`,
  );
  expect(held.length).toBeLessThanOrEqual(site.nodes);
  await site.wake();
  await expect.poll(waiting("true"), { timeout: 90_000, interval: 500 }).toEqual([]);

  const toShop = Map.groupBy(
    site.mailbox.received.filter(({ to }) => to.join() === shop),
    ({ replyTo }) => replyTo ?? "",
  );
  const toVisitor = Map.groupBy(site.mailbox.received, ({ to }) => to.join());
  const told = visitors.flatMap((visitor) => [
    { who: `the shop, of ${visitor}`, mails: toShop.get(visitor) ?? [] },
    { who: visitor, mails: toVisitor.get(visitor) ?? [] },
  ]);
  const ids = (mails: Mailbox["received"]) => new Set(mails.map(({ headers }) => headers.get("message-id")));
  expect(told.filter(({ mails }) => mails.length === 0).map(({ who }) => who)).toEqual([]);
  expect(told.filter(({ mails }) => ids(mails).size > 1).map(({ who }) => who)).toEqual([]);
  const again = told.reduce((sum, { mails }) => sum + mails.length - 1, 0);
  return `shop and visitor told once of each (e-mails held by the fault: ${held.length}, sent again as the same message: ${again})`;
}
