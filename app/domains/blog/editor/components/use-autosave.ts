import { useEffect, useRef, useState } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";
import { postForm } from "#app/lib/forms/post-form.ts";
import { type AutosaveOutcome, copyIntents, editorAddresses } from "../rules/save-answer.ts";
import { dropCopy, writeCopy } from "./use-local-copy.ts";

/**
 * In milliseconds. The browser's copy is written `localMs` after the last key press, the server's copy `serverMs` after
 * the first unsaved key press. A power cut may destroy the browser's copy, so the server gets one within five seconds.
 */
const localMs = 1_500;
const serverMs = 3_500;
const idleMs = 500;

interface Autosave {
  /** The storage name of this browser's copy. */
  name: string;
  postId: string;
  /** 0 if the article does not exist yet. */
  version: number;
  read: () => FormValues;
}

/**
 * Copies the typed text to the browser and to the server (rule editor/autosave). Reads the fields only for a copy,
 * because reading a long text at each key press would slow down the typing.
 */
export function useAutosave({ name, postId, version, read }: Autosave) {
  const [dirty, setDirty] = useState(false);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const timers = useRef<{ local?: number; server?: number }>({});

  const latest = useRef({ name, postId, version, read });
  useEffect(() => {
    latest.current = { name, postId, version, read };
  });

  useEffect(() => {
    // A phone may close a hidden page, so the copy is written when the page is hidden.
    const onHide = () => timers.current.local && keepHere();
    document.addEventListener("visibilitychange", onHide);
    return () => document.removeEventListener("visibilitychange", onHide);
  });
  useEffect(() => {
    const pending = timers.current;
    return () => forget(pending);
  }, []);

  function keepHere() {
    clearTimeout(timers.current.local);
    delete timers.current.local;
    const { name: called, postId: id, version: written, read: readAll } = latest.current;
    const values = readAll();
    writeCopy(called, { id, savedAt: Date.now(), version: written, values });
    return values;
  }

  async function keepThere() {
    delete timers.current.server;
    // Reading a long text takes time, so it is read once for both copies.
    const values = keepHere();
    const { postId: id, version: written } = latest.current;
    const sent = { ...values, version: String(written), intent: copyIntents.keep };
    const kept = await postForm<AutosaveOutcome>(editorAddresses.autosave(id), sent);
    if (kept?.outcome === "done") setKeptAt(new Date(kept.keptAt));
  }

  /** Call it when the person has typed: it plans the two copies. */
  function touch() {
    if (!dirty) setDirty(true);
    clearTimeout(timers.current.local);
    timers.current.local = window.setTimeout(
      () => whenIdle(() => timers.current.local && keepHere()),
      localMs,
    );
    timers.current.server ??= window.setTimeout(
      () => whenIdle(() => timers.current.server && void keepThere()),
      serverMs,
    );
  }

  /** Call it after the text was saved or discarded: it cancels the planned copies and deletes the browser's copy. */
  function settle() {
    forget(timers.current);
    dropCopy(name);
    setKeptAt(null);
    setDirty(false);
  }

  return { dirty, keptAt, touch, settle };
}

/**
 * Cancels the planned copies. A copy that already waits for an idle moment checks these timers, and does nothing
 * without them.
 */
function forget(timers: { local?: number; server?: number }): void {
  clearTimeout(timers.local);
  clearTimeout(timers.server);
  delete timers.local;
  delete timers.server;
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: idleMs });
  else work();
}
