/** The three badges of the back office (B§2). */
export interface InboxCounts {
  messages: number;
  quotes: number;
  applications: number;
}

/** What a live event says: the counts now, and which tables changed since the last one. */
export interface InboxEvent {
  counts: InboxCounts;
  changed: string[];
}

/** Whether an event's text is one we sent. */
export function parseInboxEvent(text: string): InboxEvent | null {
  try {
    const event = JSON.parse(text) as Partial<InboxEvent>;
    return event.counts && Array.isArray(event.changed) ? (event as InboxEvent) : null;
  } catch {
    return null;
  }
}
