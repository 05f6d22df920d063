import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { audienceTexts } from "../labels.ts";
import {
  type AudienceChoice as Choice,
  audienceChoice,
  chooseAudience,
  choiceEvent,
} from "../rules/choice.ts";

/**
 * The control on the privacy page with which a visitor opts out of being counted (rule visits/refusal). Its place stays
 * empty until the page's script has read the visitor's choice. Without JavaScript, a sentence says that nobody is
 * counted.
 */
export function AudienceChoice() {
  const known = useAudienceChoice();
  const choice = known ?? "counted";
  return (
    <>
      <noscript>
        <p className="font-medium">{audienceTexts.withoutScript}</p>
      </noscript>
      <div
        className={classes(
          "grid justify-items-start gap-3 border-t border-line pt-4 noscript:hidden",
          !known && "invisible",
        )}
      >
        <p role="status" className="font-medium">
          {audienceTexts.choice[choice]}
        </p>
        {choice !== "signal" && (
          <Button variant="secondary" onClick={() => chooseAudience(choice === "refused")}>
            {choice === "counted" ? audienceTexts.refuse : audienceTexts.accept}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns the choice of this browser; null until the page's script has started. */
function useAudienceChoice(): Choice | null {
  return useSyncExternalStore(
    (changed) => {
      addEventListener(choiceEvent, changed);
      addEventListener("storage", changed);
      return () => {
        removeEventListener(choiceEvent, changed);
        removeEventListener("storage", changed);
      };
    },
    audienceChoice,
    () => null,
  );
}
