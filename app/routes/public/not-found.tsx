import { data } from "react-router";

/** Responds to every unknown URL with status 404 (rule pages/not-found). The layout then shows its error page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
