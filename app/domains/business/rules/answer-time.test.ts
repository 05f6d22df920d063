import { expect, test } from "vitest";
import {
  answerBy,
  answerDue,
  isWithinADay,
  type AnsweringShop,
  type Asked,
  promiseAt,
  readDelay,
} from "./answer-time.ts";

const day = [[540, 1080]] as const;
const shop: AnsweringShop = {
  week: [day, day, day, day, day, [[600, 960]], []],
  closures: [{ from: "2026-12-24", to: "2026-12-26" }],
  claims: { quoteDelay: "sous 24 h les jours ouvrés", reply: "sous un jour ouvré", namesUrgency: true },
};
const saying = (claims: Partial<AnsweringShop["claims"]>) => ({
  ...shop,
  claims: { ...shop.claims, ...claims },
});
const answer = (written: string, asked: Asked = "quote", by = shop) => answerBy(by, stored(written), asked);
/** A submission that an older release stored without a promise. */
const stored = (written: string) => ({
  createdAt: new Date(written),
  answerDue: null,
  answerPromised: null,
});

// rule forms/answer-time
test("an answer is promised for the same hour one working day later, or else for the next opening", () => {
  expect(answer("2026-11-19T14:10:00Z")).toEqual({ day: "2026-11-20", minutes: 910 });
  // One working day after Friday evening is after Saturday's closing, so the answer is due on Monday. A delay from
  // Saturday evening starts on Monday.
  expect(answer("2026-11-20T16:30:00Z")).toEqual({ day: "2026-11-23", minutes: 540 });
  expect(answer("2026-11-21T16:00:00Z")).toEqual({ day: "2026-11-24", minutes: 540 });
  expect(answer("2026-12-23T14:00:00Z")).toEqual({ day: "2026-12-28", minutes: 900 });
});

// rule forms/answer-time
test("an urgent request is promised an answer within 24 hours, or else at the next opening", () => {
  expect(answer("2026-11-19T14:10:00Z", "urgent")).toEqual({ day: "2026-11-20", minutes: 910 });
  expect(answer("2026-11-21T14:10:00Z", "urgent")).toEqual({ day: "2026-11-23", minutes: 540 });
});

// rule forms/answer-time
test.each([
  ["sous un jour ouvré", { days: 1 }],
  ["sous 24\u00a0h les jours ouvrés", { days: 1 }],
  ["sous deux jours ouvrés", { days: 2 }],
  ["sous 24 à 48 h", { days: 2 }],
  ["en 3 j", { days: 3 }],
  ["sous 36 h", { days: 2 }],
  ["sous 4 heures", { minutes: 240 }],
  ["en une heure", { minutes: 60 }],
  ["dans l’heure", { minutes: 60 }],
  ["en 30 min", { minutes: 30 }],
  ["dans la journée, les jours d’ouverture", { days: 0 }],
  ["sous une semaine", null],
  ["dès que possible", null],
  ["le 24 hiver comme été", null],
])(
  "the owner's words for a delay, « %s », are read as a number of days, hours or minutes, or as no moment",
  (text, delay) => {
    expect(readDelay(text)).toEqual(delay);
  },
);

// rule forms/answer-time
test("the delay that the owner sets moves the promised moment, separately for quotes and messages", () => {
  const slow = saying({ quoteDelay: "sous trois jours ouvrés" });
  expect(answer("2026-11-19T14:10:00Z", "quote", slow)).toEqual({ day: "2026-11-23", minutes: 910 });
  expect(answer("2026-11-19T14:10:00Z", "message", slow)).toEqual({ day: "2026-11-20", minutes: 910 });
  const quick = saying({ quoteDelay: "dans la journée" });
  expect(answer("2026-11-19T14:10:00Z", "quote", quick)).toEqual({ day: "2026-11-19", minutes: 1080 });
  // An urgent request never waits longer than another request.
  expect(answer("2026-11-19T14:10:00Z", "urgent", quick)).toEqual({ day: "2026-11-19", minutes: 1080 });
  const hours = saying({ reply: "sous 2 h" });
  expect(answer("2026-11-19T16:10:00Z", "message", hours)).toEqual({ day: "2026-11-20", minutes: 540 });
});

// rule forms/answer-time
test("a delay without a time promises no moment, and hidden delays promise no urgent request a shorter time", () => {
  expect(answer("2026-11-19T14:10:00Z", "quote", saying({ quoteDelay: "dès que possible" }))).toBeNull();
  const silent = saying({ quoteDelay: "sous trois jours ouvrés", namesUrgency: false });
  expect(answer("2026-11-19T14:10:00Z", "urgent", silent)).toEqual({ day: "2026-11-23", minutes: 910 });
});

// rule forms/answer-time
test("the back office counts down to the moment that was promised to the visitor", () => {
  const due = (written: string, asked: Asked, by = shop) =>
    answerDue(by, stored(written), asked).toISOString();
  expect(due("2026-11-19T14:10:00Z", "urgent")).toBe("2026-11-20T14:10:00.000Z");
  // 24 hours after a request at 4:57 in the night the shop is closed, so the answer is due when it opens.
  expect(due("2026-11-19T03:57:00Z", "urgent")).toBe("2026-11-20T08:00:00.000Z");
  expect(due("2026-11-20T16:30:00Z", "quote")).toBe("2026-11-23T08:00:00.000Z");
  // The clocks go back in the night to 25 October.
  expect(due("2026-10-24T14:10:00Z", "urgent")).toBe("2026-10-26T08:00:00.000Z");
  expect(due("2026-11-19T14:10:00Z", "quote", saying({ quoteDelay: "vite" }))).toBe(
    "2026-11-20T14:10:00.000Z",
  );
});

test("a promise counts closures that are already over, and is one day for a shop without hours", () => {
  const { closures: closedLately } = shop;
  const sent = stored("2026-12-23T14:00:00Z");
  expect(answerDue({ ...shop, closures: [], closedLately }, sent, "urgent")).toEqual(
    answerDue(shop, sent, "urgent"),
  );
  const never = { ...shop, week: [[], [], [], [], [], [], []], closures: [] };
  expect(answerDue(never, sent, "urgent")).toEqual(new Date("2026-12-24T14:00:00Z"));
});

// rule forms/answer-time
test("hours that the owner changes later do not move a promise", () => {
  const sentAt = new Date("2026-11-20T16:30:00Z");
  const record = { createdAt: sentAt, ...promiseAt(shop, sentAt, "quote") };
  expect(record).toMatchObject({ answerDue: new Date("2026-11-23T08:00:00Z"), answerPromised: true });
  const later = [
    { ...shop, closures: [{ from: "2026-11-21", to: "2026-11-30" }] },
    { ...shop, week: [[], [], [], [], [], [], []] },
    saying({ quoteDelay: "vite" }),
  ];
  for (const changed of later) {
    expect(answerDue(changed, record, "quote")).toEqual(record.answerDue);
    expect(answerBy(changed, record, "quote")).toEqual({ day: "2026-11-23", minutes: 540 });
  }
});

// rule forms/answer-time
test("where nothing was promised, nothing is promised later, and staff still have a moment", () => {
  const sentAt = new Date("2026-11-19T14:10:00Z");
  const record = { createdAt: sentAt, ...promiseAt(saying({ quoteDelay: "vite" }), sentAt, "quote") };
  expect(record).toMatchObject({ answerDue: new Date("2026-11-20T14:10:00Z"), answerPromised: false });
  expect(answerBy(shop, record, "quote")).toBeNull();
});

test("a shop that closes at midnight may promise its answer for then", () => {
  const late = {
    ...saying({ quoteDelay: "dans la journée" }),
    week: shop.week.map(() => [[540, 1440]] as const),
  };
  expect(promiseAt(late, new Date("2026-11-19T14:10:00Z"), "quote").answerDue).toEqual(
    new Date("2026-11-19T23:00:00Z"),
  );
});

// rule settings/delays
test.each([
  ["sous 24 à 48 h selon l’urgence", true],
  ["sous 24 h", true],
  ["24-48 h", true],
  ["sous un à deux jours", true],
  ["sous deux à trois jours", false],
  ["dans la journée", true],
  ["sous trois jours ouvrés", false],
  ["sous 3 jours ouvrés", false],
  ["sous 48 h", false],
  ["dès que possible", false],
])("'%s' begins within a day: %s", (text, is) => expect(isWithinADay(text)).toBe(is));
