import { useSyncExternalStore } from "react";
import type { FormAnswer } from "../forms/outcome.ts";

/** How far the form being sent is, in bytes. */
export interface Sending {
  sent: number;
  total: number;
}

let sending: Sending | null = null;
const watchers = new Set<() => void>();

function report(next: Sending | null) {
  sending = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How far the form this page is sending is; null when it sends nothing, or its size is not known. */
export function useSending(): Sending | null {
  return useSyncExternalStore(
    watch,
    () => sending,
    () => null,
  );
}

/**
 * Posts a form and its files to an endpoint that answers with an outcome, so that its progress can be shown: fetch says
 * nothing of what has left. Anything else than an outcome, no network for example, is null. Rejects when `signal` aborts.
 */
export function sendForm<Outcome = FormAnswer>(
  url: string,
  body: FormData,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const request = new XMLHttpRequest();
  return new Promise<Outcome | null>((resolve, reject) => {
    request.open("POST", url);
    request.setRequestHeader("Accept", "application/json");
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) =>
      report(lengthComputable ? { sent: loaded, total } : null),
    );
    request.addEventListener("loadend", () => resolve(outcomeOf<Outcome>(request)));
    signal.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  }).finally(() => report(null));
}

function outcomeOf<Outcome>({ responseText, status }: XMLHttpRequest): Outcome | null {
  if (status === 0) return null;
  try {
    return JSON.parse(responseText) as Outcome;
  } catch {
    return null;
  }
}
