import { alertText } from "#app/lib/alerts/texts.ts";

/** The text of an alert, and the path that opens when the person presses it. */
interface Shown {
  title: string;
  body: string;
  path: string;
  tag: string;
  waiting: number | null;
}

/** Reads a pushed message. An unreadable message gives a general text: browsers require an alert for every push. */
export function readAlert(text: string | undefined): Shown {
  const { title, body, path, tag, waiting } = parsed(text);
  const isText = typeof title === "string" && typeof body === "string" && title !== "";
  return {
    ...(isText
      ? { title, body }
      : { title: alertText("failure", "").title, body: alertText("failure", "").body }),
    path: typeof path === "string" && /^\/admin(?:[/?]|$)/.test(path) ? path : "/admin",
    tag: typeof tag === "string" ? tag : "alerte",
    waiting: typeof waiting === "number" ? waiting : null,
  };
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
