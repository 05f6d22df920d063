import { useEffect, useRef, useState } from "react";
import type { FormValues } from "#app/lib/form.ts";
import { postForm } from "#app/lib/post-form.ts";
import { editorAddresses } from "../../rules/save-answer.ts";
import { dropCopy, writeCopy } from "./use-local-copy.ts";

/** Between a key and the copy of it: the browser's is nearly free, the server's is at most one every five seconds. */
const localMs = 1_500;
const serverMs = 5_000;

interface Autosave {
  /** What this browser's copy is called. */
  name: string;
  /** Null while the article does not exist: the browser's copy is the only one. */
  postId: string | null;
  version: number;
  read: () => FormValues;
}

/** Copies of what is being typed, here and on the server (decision 35). Nothing is read while somebody types. */
export function useAutosave({ name, postId, version, read }: Autosave) {
  const [dirty, setDirty] = useState(false);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const timers = useRef<{ local?: number; server?: number }>({});

  const latest = useRef({ name, postId, version, read });
  useEffect(() => {
    latest.current = { name, postId, version, read };
  });

  function keepHere() {
    timers.current.local = undefined;
    const { current } = latest;
    writeCopy(current.name, { savedAt: Date.now(), version: current.version, values: current.read() });
  }

  async function keepThere() {
    timers.current.server = undefined;
    const { current } = latest;
    if (!current.postId) return;
    const values = { ...current.read(), version: String(current.version) };
    const kept = await postForm<{ keptAt: string | null }>(editorAddresses.autosave(current.postId), values);
    if (kept?.keptAt) setKeptAt(new Date(kept.keptAt));
  }

  useEffect(() => {
    const pending = timers.current;
    return () => {
      clearTimeout(pending.local);
      clearTimeout(pending.server);
    };
  }, []);

  /** Somebody typed something. */
  function touch() {
    if (!dirty) setDirty(true);
    timers.current.local ??= window.setTimeout(() => whenIdle(keepHere), localMs);
    timers.current.server ??= window.setTimeout(() => whenIdle(() => void keepThere()), serverMs);
  }

  /** What was typed is saved, or given up. */
  function settle() {
    clearTimeout(timers.current.local);
    clearTimeout(timers.current.server);
    timers.current = {};
    dropCopy(name);
    setKeptAt(null);
    setDirty(false);
  }

  return { dirty, keptAt, touch, settle };
}

function whenIdle(work: () => void): void {
  // Safari has no such thing.
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 1_000 });
  else work();
}
