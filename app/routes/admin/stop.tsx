import type { ComponentProps } from "react";
import { AdminProblem, denialOf, LoneAdminProblem } from "#app/domains/auth/components/admin-problem.tsx";
import { SiteNotice } from "#app/domains/site/components/site-notice.tsx";
import { AdminShell } from "#app/ui/admin-shell.tsx";
import { BrandContext } from "#app/ui/brand.tsx";
import { screens, screensOf, settings } from "./screens.ts";

/**
 * The screen for an error before the data of the layout have loaded, and for a URL that the person's role may not open
 * (rule accounts/roles). In the second case the error names the role, so the screen can show that role's menus.
 */
export function AdminStop({ error }: Pick<ComponentProps<typeof LoneAdminProblem>, "error">) {
  const notice = <SiteNotice />;
  const denial = denialOf(error);
  if (!denial) return <LoneAdminProblem error={error} notice={notice} />;
  const { role, account, brand } = denial;
  return (
    <BrandContext value={brand}>
      <AdminShell
        items={screensOf(role, screens)}
        settings={screensOf(role, settings)}
        account={account}
        notice={notice}
      >
        <AdminProblem error={error} />
      </AdminShell>
    </BrandContext>
  );
}
