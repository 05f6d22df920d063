import { useSyncExternalStore } from "react";
import { type FormAnswer, serverFailure } from "../forms/outcome.ts";

/** The progress of the form being sent, in bytes. */
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

/**
 * Returns the progress of the form that this page is sending. Returns null when it sends none or when the size is
 * unknown.
 */
export function useSending(): Sending | null {
  return useSyncExternalStore(
    watch,
    () => sending,
    () => null,
  );
}

/**
 * Posts a form with its files to an endpoint that returns an outcome. Reports progress, which fetch cannot do. Returns
 * `serverFailure` when the server or a proxy fails without an outcome. Returns null without a network and for any other
 * response. Rejects when `signal` aborts.
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
    return status >= 500 ? (serverFailure as Outcome) : null;
  }
}
