import { errorTexts } from "../content/errors.ts";

/** Returns the texts of the error page for a status. */
export function errorTextsFor(status: number): (typeof errorTexts)[keyof typeof errorTexts] {
  return status === 404 || status === 410 || status === 503 ? errorTexts[status] : errorTexts[500];
}
