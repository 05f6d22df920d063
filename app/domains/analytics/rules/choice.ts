/** Kept in the browser: 'refused' once the visitor has said no (decision 30). */
const choiceKey = "audience_choice";

/** Whether this browser may be counted: yes, no because the visitor said so, no because the browser asks it. */
export type AudienceChoice = "counted" | "refused" | "signal";

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Told to the window when this tab makes a choice. */
export const choiceEvent = "audience-choice";

/** Read before anything else is read, written or sent. A browser that closes its storage is not counted. */
export function audienceChoice(): AudienceChoice {
  const { globalPrivacyControl, doNotTrack }: PrivacySignals = navigator;
  if (globalPrivacyControl || doNotTrack === "1") return "signal";
  try {
    return localStorage.getItem(choiceKey) ? "refused" : "counted";
  } catch {
    return "signal";
  }
}

/** Remembers a choice; refusing also forgets the identifier. */
export function chooseAudience(isCounted: boolean): void {
  if (isCounted) localStorage.removeItem(choiceKey);
  else {
    localStorage.setItem(choiceKey, "refused");
    localStorage.removeItem("visitor_id");
    localStorage.removeItem("visitor_id_since");
  }
  dispatchEvent(new Event(choiceEvent));
}
