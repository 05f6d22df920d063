import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerMark } from "#app/domains/submissions/components/answer-mark.tsx";
import { quoteStatuses } from "../rules/addresses.ts";
import { quoteRow } from "./quote-row.tsx";

const now = new Date("2026-03-10T09:00:00Z");
const shop = {
  week: [],
  closures: [],
  claims: { quoteDelay: "sous 24 h", reply: "sous 24 h", namesUrgency: true },
};
const quote = {
  id: "8d5f1c1e-0000-4000-8000-000000000000",
  first_name: "Ada",
  last_name: "Morel",
  company: null,
  service_type: "depannage",
  urgency: "normal",
  status: "new",
  read: true,
  answeredAt: null,
  awaitsAnswer: false,
  createdAt: now,
  answerDue: null,
  followUpDay: null,
  followUpTime: null,
  result: null,
  spam: false,
  preview: "Mon écran reste noir",
};

// rule inboxes/result
test.each(quoteStatuses)(
  "a request with the status %s that was won or lost shows it as its record does",
  (status) => {
    for (const [result, word] of [
      ["won", "Gagné"],
      ["lost", "Perdu"],
    ] as const) {
      const settled = { ...quote, status, result };
      const inList = renderToStaticMarkup(quoteRow(settled, { now, shop }, () => {}).state);
      expect(inList).toBe(renderToStaticMarkup(<AnswerMark of={settled} now={now} />));
      expect(inList).toMatch(new RegExp(`>${word}<`));
      // rule inboxes/spam
      const spam = renderToStaticMarkup(quoteRow({ ...settled, spam: true }, { now, shop }, () => {}).state);
      expect(spam).toMatch(/>Indésirable</);
    }
  },
);
