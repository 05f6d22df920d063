import { rollUpVisitorStatsQueue, sweepVisitSessionsQueue } from "#app/domains/analytics/jobs.server.ts";
import {
  purgeSessionsQueue,
  sendInvitationQueue,
  sendSignInLinkQueue,
} from "#app/domains/auth/jobs.server.ts";
import { publishScheduledQueue } from "#app/domains/blog/editor/jobs.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { senderOf } from "#app/domains/business/rules/contact.ts";
import { drawBrandImagesQueue } from "#app/domains/brand-images/jobs.server.ts";
import { purgeChatbotQueue } from "#app/domains/chatbot/jobs.server.ts";
import { countWaiting } from "#app/domains/inbox/queries/counts.server.ts";
import { kindNames } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import { importLocationsQueue } from "#app/domains/locations/import/jobs.server.ts";
import { regenerateDescriptionsQueue } from "#app/domains/locations/descriptions/jobs.server.ts";
import { sendLettersQueue } from "#app/domains/newsletter/letters/jobs.server.ts";
import { purgeNewsletterQueue } from "#app/domains/newsletter/jobs.server.ts";
import { purgePhotoLinksQueue } from "#app/domains/quote-requests/photos/jobs.server.ts";
import { applyRetentionQueue } from "#app/domains/privacy/jobs.server.ts";
import { blogPostTrash } from "#app/db/schema/blog.server.ts";
import { purgeTrashQueue } from "#app/domains/submissions/records/records.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { deliverAlertsQueue } from "#app/lib/alerts/delivery.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { pruneRateLimits } from "#app/lib/trust/rate-limit.server.ts";
import { dailyBackupQueue } from "./backups/daily.ts";

/** All queues of background work of the product. */
export const queues: readonly JobQueue[] = [
  applyRetentionQueue,
  dailyBackupQueue,
  deliverEmailsQueue(async (address) => senderOf(await currentProfile(), address)),
  deliverAlertsQueue({ countWaiting, contact: async () => `mailto:${(await currentProfile()).email}` }),
  publishScheduledQueue,
  drawBrandImagesQueue,
  purgeChatbotQueue,
  purgeSessionsQueue,
  sendInvitationQueue,
  sendSignInLinkQueue,
  importLocationsQueue,
  regenerateDescriptionsQueue,
  purgeNewsletterQueue,
  sendLettersQueue,
  purgePhotoLinksQueue,
  ...kindNames.map((name) => purgeTrashQueue(kindRecords[name].table)),
  purgeTrashQueue(blogPostTrash),
  rollUpVisitorStatsQueue,
  sweepVisitSessionsQueue,
  {
    name: "prune-rate-limits",
    options: { retryLimit: 0 },
    cron: "20 * * * *",
    work: async () => void (await pruneRateLimits()),
  },
];
