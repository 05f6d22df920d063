import { answerDue, type AnsweringShop } from "#app/domains/business/rules/answer-time.ts";
import { isUrgent } from "./requests.ts";

interface AwaitedRequest {
  urgency: string;
  status: string;
  createdAt: Date;
  awaitsAnswer: boolean;
}

/** Returns the moment by which an urgent request must be answered. Null when it is not urgent or needs no answer. */
export function urgentDue(
  { createdAt, awaitsAnswer, status, urgency }: AwaitedRequest,
  shop: AnsweringShop,
): Date | null {
  return isUrgent({ urgency, status }) && awaitsAnswer ? answerDue(shop, createdAt, "urgent") : null;
}
