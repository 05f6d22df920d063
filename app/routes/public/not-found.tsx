import { data } from "react-router";

/** Every address nothing else answers: the layout's error page, with its status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
