import { useSyncExternalStore } from "react";
import { type AudienceChoice, audienceChoice, choiceEvent } from "../rules/choice.ts";

/** Returns the choice of this browser; null until the page's script has started. */
export function useAudienceChoice(): AudienceChoice | null {
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
