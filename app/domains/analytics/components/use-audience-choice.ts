import { useSyncExternalStore } from "react";
import { type AudienceChoice, audienceChoice, choiceEvent } from "../rules/choice.ts";

/** The choice of this browser; null until the page is taken over by its script. */
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
