import { redirect } from "react-router";

/** The contact form is a section of the home page (decision 12). */
export function loader() {
  return redirect("/#contact", 301);
}
