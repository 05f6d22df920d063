import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { purgeTrashQueue } from "#app/domains/submissions/records/records.server.ts";

/** Empties the trash of messages, every night. */
export const purgeContactMessagesQueue = purgeTrashQueue(contactMessages);
