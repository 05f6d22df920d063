import { eurosText } from "#app/lib/french/euros.ts";
import type { TagShape, TagTone } from "#app/ui/tag.tsx";

/** The reasons why a request is lost, that is, led to no paid work (rule inboxes/result). */
export const lossReasons = ["price", "elsewhere", "irreparable", "silent", "declined", "other"] as const;

export type LossReason = (typeof lossReasons)[number];

export const lossReasonLabels = {
  price: "Trop cher",
  elsewhere: "Parti ailleurs",
  irreparable: "Irréparable",
  silent: "Sans nouvelles",
  declined: "Nous ne le faisons pas",
  other: "Autre raison",
} as const satisfies Record<LossReason, string>;

/** The result of a record, for the kinds of submission that can lead to paid work. */
export interface Result {
  /** Null until somebody enters it. */
  result: "won" | "lost" | null;
  /** The reason why the request was lost. */
  resultReason: string | null;
  /** The amount in euros that was earned, or would have been; null if unknown. */
  resultAmount: number | null;
}

/** The mark of each result: every screen shows the same one (rule inboxes/result). */
export const resultLooks = {
  won: { tone: "success", shape: "check" },
  lost: { tone: "neutral", shape: "cross" },
} satisfies Record<NonNullable<Result["result"]>, { tone: TagTone; shape: TagShape }>;

/** Returns the French label of a reason; an unknown reason is returned unchanged. */
export function lossReasonLabel(reason: string): string {
  return Object.hasOwn(lossReasonLabels, reason) ? lossReasonLabels[reason as LossReason] : reason;
}

/**
 * Returns a result in a few words: 'Gagné, 157 €' (won), 'Perdu, ...' (lost, with the reason). Null if there is none.
 */
export function resultText({ result, resultReason, resultAmount }: Result): string | null {
  if (result === null) return null;
  const reason = resultReason && lossReasonLabel(resultReason);
  return [
    result === "won" ? "Gagné" : "Perdu",
    reason && `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    resultAmount === null ? null : eurosText(resultAmount),
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * Returns a result in the form in which the history stores it, 'won - 157.00' or 'lost price'; null if there is none.
 */
export function storedResult({ result, resultReason, resultAmount }: Result): string | null {
  return result && [result, resultReason ?? "-", resultAmount?.toFixed(2)].filter(Boolean).join(" ");
}

/** Returns the words for a result that the history stored. */
export function storedResultText(stored: string): string {
  const [result, reason = "-", amount] = stored.split(" ");
  return (
    resultText({
      result: result === "won" ? "won" : "lost",
      resultReason: reason === "-" ? null : reason,
      resultAmount: amount === undefined ? null : Number(amount),
    }) ?? ""
  );
}
