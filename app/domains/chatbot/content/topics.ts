import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/**
 * The topics of the assistant's answers (responses) that come with the program. The test questions in
 * tests/support/chatbot refer to these names.
 */
export const topics = [
  "about",
  "address",
  "appointment",
  "assistant",
  "backup",
  "battery",
  "business",
  "complaint",
  "consoles",
  "contact",
  "data-recovery",
  "delay",
  "diagnosis",
  "email",
  "emergency",
  "hardware-general",
  "hardware-no-start",
  "hardware-parts",
  "home-visit",
  "hours",
  "human",
  "identity",
  "jobs",
  "letter",
  "mac",
  "maintenance",
  "network",
  "order-tracking",
  "overheating",
  "parts",
  "password",
  "payment",
  "peripherals",
  "phones",
  "preparation",
  "prices",
  "printer",
  "privacy",
  "program-trouble",
  "purchase",
  "quote",
  "recycling",
  "refused",
  "remote-support",
  "scam",
  "screen",
  "security",
  "services",
  "setup",
  "slow-computer",
  "smalltalk-bye",
  "smalltalk-hello",
  "smalltalk-thanks",
  "subscriptions",
  "training",
  "upgrade",
  "virus",
  "warranty",
  "water-damage",
  "windows-trouble",
  "windows-upgrade",
  "zones",
] as const;

export type Topic = (typeof topics)[number];

/** The topics whose responses were added to the program after its first release. */
export const laterTopics = ["complaint", "refused", "identity", "letter"] as const satisfies readonly Topic[];

/** One response of a new installation (rule assistant/starter). */
export interface StarterResponse {
  topic: Topic;
  /** The response's label on a button, when the assistant asks which response is meant. */
  label: string;
  /** The first four keywords count most. */
  keywords: string;
  response: string;
  /**
   * The path of the service that the response is about. If the shop no longer offers this service, the response says
   * so.
   */
  service?: ServicePath;
  /**
   * Present when the sentences without a name in braces remain true as advice if the shop no longer offers the service.
   */
  hasAdvice?: true;
  /** A question that gets the response. Present if fixed words find the response, which then has no examples. */
  question?: string;
  /** Present when the assistant offers the phone number, and a form for a message to the shop, with the response. */
  offersContact?: true;
}
