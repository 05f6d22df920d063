import type { FormValues } from "./form.ts";

/** Returns a form's values as a request body. A list is one field sent several times. */
export function formBody(values: FormValues): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, given] of Object.entries(values))
    for (const text of [given].flat()) body.append(name, text);
  return body;
}

/**
 * Posts to one of our JSON endpoints without navigating. Returns null when no JSON comes back: no network, the session
 * has ended, the server failed. Rejects only when `signal` aborts.
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
    return answer.status < 500 ? ((await answer.json()) as Answer) : null;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}
