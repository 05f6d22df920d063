/** The key under which the browser stores 'refused' after the visitor opts out (rule visits/refusal). */
const choiceKey = "audience_choice";

/**
 * `counted`: this browser's visits are counted. `refused`: the visitor opted out. `signal`: the browser sends Do Not
 * Track or Global Privacy Control, so it is not counted.
 */
export type AudienceChoice = "counted" | "refused" | "signal";

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** The event that announces a choice made in this tab. */
export const choiceEvent = "audience-choice";

/**
 * Returns whether this browser may be counted and, if not, why (rule visits/refusal). Callers check this before they
 * read, write or send anything. A browser without storage gets `signal`, because it could not remember a refusal.
 */
export function audienceChoice(): AudienceChoice {
  const { globalPrivacyControl, doNotTrack }: PrivacySignals = navigator;
  if (globalPrivacyControl || doNotTrack === "1") return "signal";
  try {
    return localStorage.getItem(choiceKey) ? "refused" : "counted";
  } catch {
    return "signal";
  }
}

/** Stores a choice. A refusal also deletes the visitor's identifier. */
export function chooseAudience(isCounted: boolean): void {
  if (isCounted) localStorage.removeItem(choiceKey);
  else {
    localStorage.setItem(choiceKey, "refused");
    localStorage.removeItem("visitor_id");
    localStorage.removeItem("visitor_id_since");
  }
  dispatchEvent(new Event(choiceEvent));
}
