import { data } from "react-router";

/** Answers every unknown address with the layout's error page and its status (rule pages/not-found). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
