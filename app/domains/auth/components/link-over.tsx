import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

/** Shown in place of a form whose link no longer works. It says why, and links to the sign-in page. */
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
