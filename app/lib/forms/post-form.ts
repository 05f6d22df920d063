import type { FormValues } from "./form.ts";
import { serverFailure } from "./outcome.ts";

/** Returns a form's values as a request body. A list is one field sent several times. */
export function formBody(values: FormValues): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, given] of Object.entries(values))
    for (const text of [given].flat()) body.append(name, text);
  return body;
}

/**
 * Posts to one of our JSON endpoints without navigating. Returns `serverFailure` if the server fails. Returns null
 * without a network, and when the response is not JSON, as after the end of the session. A refusal by a rate limit
 * counts as `limited`, even without JSON. Rejects only when `signal` aborts.
 */
export async function postForm<Answer>(
  url: string,
  values: FormValues | FormData,
  signal?: AbortSignal,
): Promise<Answer | null> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: values instanceof FormData ? values : formBody(values),
      redirect: "error",
      ...(signal && { signal }),
    });
    if (answer.status >= 500) return serverFailure as Answer;
    const isJson = answer.headers.get("Content-Type")?.includes("application/json");
    if (answer.status === 429 && !isJson) {
      const retryAfterSeconds = Number(answer.headers.get("Retry-After")) || 60;
      return { outcome: "limited", retryAfterSeconds } as Answer;
    }
    return (await answer.json()) as Answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}
