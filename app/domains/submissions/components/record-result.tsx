import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { RecordSection } from "#app/ui/record-section.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { resultLooks, resultText } from "../records/result.ts";
import { ResultDialog, type ResultDialogProps } from "./result-dialog.tsx";

/**
 * Shows the result of a request (rule inboxes/result). Until there is one, shows two buttons to enter it: won or lost.
 */
export function RecordResult({ path, record }: Pick<ResultDialogProps, "path" | "record">) {
  const [first, setFirst] = useState<"won" | "lost" | null>(null);
  return (
    <RecordSection id="result" title="Résultat">
      <div className="flex flex-wrap items-center gap-2.5">
        {record.result ? (
          <>
            <Tag {...resultLooks[record.result]} wraps>
              {resultText(record)}
            </Tag>
            <Button variant="text" size="sm" onClick={() => setFirst(record.result ?? "won")}>
              Changer le résultat…
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" size="sm" onClick={() => setFirst("won")}>
              Gagné…
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setFirst("lost")}>
              Perdu…
            </Button>
          </>
        )}
      </div>
      {first && <ResultDialog path={path} record={record} first={first} onClose={() => setFirst(null)} />}
    </RecordSection>
  );
}
