import { Form } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import type { SettingsOutcome } from "../commands/change.server.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { sectionPath } from "../rules/form.ts";
import { Differences } from "./differences.tsx";

/**
 * Lists the changes of a section, newest first: who changed what, and when. A button on each restores the values from
 * before that change (rule settings/history).
 */
export function SectionHistory({ screen }: { screen: SectionScreen }) {
  const path = sectionPath(screen.key);
  const { ask, busy } = useChange<SettingsOutcome>(path, { success: texts.restored });
  return (
    <section aria-labelledby="history" className="mt-3">
      <h2 id="history" className="text-h4">
        {texts.history}
      </h2>
      {screen.history.length === 0 && <p className="mt-2 text-muted">{texts.noHistory}</p>}
      <ol className="mt-3 grid gap-3">
        {screen.history.map(({ version, actorName, createdAt, differences }) => (
          <li key={version}>
            <details className="rounded-control border border-line bg-sheet px-4 py-1">
              <summary className="cursor-pointer py-2 font-semibold" suppressHydrationWarning>
                {longMoment(createdAt)}, {actorName}
                <span className="font-normal text-muted">
                  {" "}
                  · {differences.map(({ label }) => label).join(", ")}
                </span>
              </summary>
              <Differences differences={differences} before={texts.before} after={texts.after} />
              <Form
                method="post"
                action={path}
                className="py-3"
                onSubmit={(event) => {
                  event.preventDefault();
                  ask({ intent: "restore", change: String(version), version: String(screen.version) });
                }}
              >
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="change" value={version} />
                <input type="hidden" name="version" value={screen.version} />
                <Button type="submit" variant="secondary" size="sm" busy={busy}>
                  {texts.restore}
                </Button>
              </Form>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
