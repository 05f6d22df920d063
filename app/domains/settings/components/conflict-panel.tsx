import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { settingsTexts as texts } from "../labels.ts";
import { type Difference, settingsPath } from "../rules/form.ts";
import { Differences } from "./differences.tsx";

interface ConflictPanelProps {
  version: number;
  savedBy: string;
  differences: Difference[];
}

/** Shows how the values of a refused save differ from the stored ones, setting by setting (rule settings/conflict). */
export function ConflictPanel({ version, savedBy, differences }: ConflictPanelProps) {
  return (
    <Alert tone="danger" title={texts.staleTitle}>
      <p>{texts.stale(savedBy)}</p>
      <Differences differences={differences} before={texts.theirs} after={texts.mine} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" name="accepted_version" value={version}>
          {texts.keepMine}
        </Button>
        <a
          href={settingsPath}
          onClick={(event) => {
            event.preventDefault();
            location.reload();
          }}
          className="inline-flex min-h-10 items-center font-semibold"
        >
          {texts.takeTheirs}
        </a>
      </div>
    </Alert>
  );
}
