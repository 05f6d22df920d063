import { useState } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { editorTexts as texts, revisionKinds } from "../labels.ts";
import type { RevisionSummary } from "../queries/revisions.server.ts";
import { editorAddresses } from "../rules/save-answer.ts";
import { Panel } from "./panel.tsx";

interface RevisionsPanelProps {
  postId: string;
  revisions: readonly RevisionSummary[];
  /** Puts a revision in the editor without saving it. */
  onRestore: (values: FormValues) => void;
}

/** The article's revisions, newest first. Each can be restored. */
export function RevisionsPanel({ postId, revisions, onRestore }: RevisionsPanelProps) {
  const [reading, setReading] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  async function restore(id: string) {
    setReading(id);
    setFailed(false);
    const values = await read(editorAddresses.revision(postId, id));
    setReading(null);
    if (values) onRestore(values);
    else setFailed(true);
  }

  return (
    <Panel title={texts.revisions}>
      {failed && <Alert tone="danger">{texts.restoreFailed}</Alert>}
      {revisions.length === 0 ? (
        <p className="text-small text-muted">{texts.noRevision}</p>
      ) : (
        <ol className="max-h-72 divide-y divide-line overflow-y-auto">
          {revisions.map(({ id, kind, authorName, createdAt }) => (
            <li key={id} className="py-2.5 text-small">
              <time
                dateTime={createdAt.toISOString()}
                suppressHydrationWarning
                className="block font-semibold"
              >
                {longMoment(createdAt)}
              </time>
              <span className="block text-meta text-muted">
                {[revisionKinds[kind], authorName].filter(Boolean).join(" · ")}
              </span>
              <Button
                variant="text"
                size="sm"
                disabled={reading !== null}
                aria-label={`${texts.restore}\u00a0: ${longMoment(createdAt)}`}
                onClick={() => void restore(id)}
                className="-ml-2 flex noscript:hidden"
              >
                {texts.restore}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

async function read(address: string): Promise<FormValues | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" }, redirect: "error" });
    return answer.ok ? ((await answer.json()) as FormValues) : null;
  } catch {
    return null;
  }
}
