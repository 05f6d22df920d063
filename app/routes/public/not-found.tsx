import { data } from "react-router";

/** Responds to every unknown URL with the layout's error page and status 404 (rule pages/not-found). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
