import { type ReactNode, useEffect } from "react";
import { showAppBadge } from "#app/lib/home-screen/app-badge.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { WorkbenchDrawing } from "#app/ui/drawings/workbench.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { forgetNotedDevice } from "./use-worker.ts";

interface SignInScreenProps {
  /** The account that a demonstration (the site filled with invented data) shows to everybody. */
  demoAccount?: { email: string; password: string } | null;
  /** The title above the form. */
  title?: string;
  /**
   * The help for a person who cannot give the code. It replaces the help for a forgotten password. Null shows no help.
   */
  lost?: string | null;
  children: ReactNode;
}

/** The sign-in page: the form, and on a large screen a drawing of the workbench beside it. */
export function SignInScreen({ demoAccount, title = "Connexion", lost, children }: SignInScreenProps) {
  // The person is signed out here, so the app's icon must no longer show how many records wait for the shop.
  useEffect(() => {
    showAppBadge(0);
    forgetNotedDevice();
  }, []);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <main className="flex flex-col px-(--gutter) py-7">
        <Brand to="/" className="self-start" />
        <div className="my-auto w-full max-w-115 py-10">
          <h1 className="text-h2">Back-office</h1>
          <p className="mt-2 mb-7 text-muted">Réservé à l’équipe de l’atelier.</p>
          {demoAccount && (
            <div className="mb-7">
              <Alert tone="info" title="Démonstration&nbsp;: tout est inventé">
                E-mail <code className="font-mono text-ink">{demoAccount.email}</code>
                <br />
                Mot de passe <code className="font-mono text-ink">{demoAccount.password}</code>
              </Alert>
            </div>
          )}
          <Slip title={title} level={2}>
            {children}
          </Slip>
          {lost !== null && (
            <details className="mt-5 text-small text-muted">
              <summary className="inline-block py-1 font-semibold">
                {lost ? "Pas de code\u00a0?" : "Mot de passe oublié\u00a0?"}
              </summary>
              <p className="mt-1">
                {lost ??
                  "La personne qui a installé le site peut vous en donner un nouveau. Vous le changerez à la première connexion."}
              </p>
            </details>
          )}
        </div>
      </main>
      <div className="on-ink hidden flex-col justify-end overflow-hidden lg:flex" aria-hidden="true">
        <WorkbenchDrawing className="w-[130%] max-w-none" />
        <div className="h-16 border-t-outline border-current" />
      </div>
    </div>
  );
}
