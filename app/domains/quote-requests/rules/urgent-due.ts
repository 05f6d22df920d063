import { answerDue, type AnsweringShop } from "#app/domains/business/rules/answer-time.ts";
import { isUrgent } from "./requests.ts";

interface AwaitedRequest {
  urgency: string;
  status: string;
  createdAt: Date;
  answerDue: Date | null;
  awaitsAnswer: boolean;
  spam?: boolean;
}

/**
 * Returns the moment by which an urgent request must be answered. Null if it is not urgent, is finished, or needs no
 * answer.
 */
export function urgentDue(request: AwaitedRequest, shop: AnsweringShop): Date | null {
  return isUrgent(request) && request.awaitsAnswer ? answerDue(shop, request, "urgent") : null;
}
