import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

/** Shown instead of the form of a link that no longer serves: why, and the way to sign in. */
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
