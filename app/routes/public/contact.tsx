import { redirect } from "react-router";

/** Redirects to the contact form, which is a section of the home page (rule pages/contact-address). */
export function loader() {
  return redirect("/#contact", 301);
}
