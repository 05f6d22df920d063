import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

/** Replaces the form when the link no longer works: says why, and links to the sign-in page. */
export function LinkOver({ why, back }: { why: string; back: string }) {
  return (
    <div className="grid gap-5">
      <Alert tone="info">{why}</Alert>
      <AppLink to="/admin/login" className="text-cobalt">
        {back}
      </AppLink>
    </div>
  );
}
