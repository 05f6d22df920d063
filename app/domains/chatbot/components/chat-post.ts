import type { OpeningAnswer, ReplyAnswer } from "../rules/talk.ts";

/** What the widget keeps of the visitor's session, in this tab only. */
export interface Ticket {
  conversation: string;
  visitor: string;
}

/** Opens a conversation; `failed` when the server cannot be reached or says something else. */
export async function askToOpen(): Promise<OpeningAnswer> {
  return (await post<OpeningAnswer>("/api/chat/conversations", {})) ?? { status: "failed" };
}

/** Sends one question; `failed` when the server cannot be reached or says something else. */
export async function askQuestion(ticket: Ticket, message: string): Promise<ReplyAnswer> {
  return (await post<ReplyAnswer>("/api/chat/messages", { ...ticket, message })) ?? { status: "failed" };
}

/** Posts fields and reads the JSON answered, whatever its HTTP status; null when there is none to read. */
export async function post<Answer>(
  path: string,
  fields: Record<string, string> | FormData,
): Promise<Answer | null> {
  const entries =
    fields instanceof FormData ? [...fields].map(([name, value]) => [name, String(value)]) : fields;
  try {
    const answer = await fetch(path, {
      method: "POST",
      body: new URLSearchParams(entries as Record<string, string>),
      headers: { Accept: "application/json" },
    });
    if (answer.status === 429 && !isJson(answer)) return { status: "limited" } as Answer;
    return isJson(answer) ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}

function isJson(answer: Response): boolean {
  return answer.headers.get("Content-Type")?.includes("application/json") ?? false;
}
