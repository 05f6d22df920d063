import { Form, data, redirect } from "react-router";
import { isSignInLinkGood, redeemSignInLink } from "#app/domains/auth/commands/sign-in-link.server.ts";
import { LinkOver } from "#app/domains/auth/components/link-over.tsx";
import { SignInScreen } from "#app/domains/auth/components/sign-in-screen.tsx";
import { signInLinkTexts } from "#app/domains/auth/labels.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/login-link";

// Programs that scan e-mails open their links, so opening the page must not use up the link. Only its button does.
export async function loader({ url }: Route.LoaderArgs) {
  return { isGood: await isSignInLinkGood(url.searchParams.get("token") ?? "") };
}

export async function action({ url }: Route.ActionArgs) {
  const result = await redeemSignInLink(url.searchParams.get("token") ?? "");
  if (result.outcome === "gone") return data(null, { status: 410 });
  return redirect("/admin/login?reconnu", { headers: { "Set-Cookie": result.setCookie } });
}

export const meta = screenMeta(signInLinkTexts.title);

export default function LoginLink({ loaderData }: Route.ComponentProps) {
  return (
    <SignInScreen title={signInLinkTexts.title}>
      {loaderData.isGood ? (
        <Form method="post" className="grid gap-5">
          <p>{signInLinkTexts.good}</p>
          <Button type="submit">{signInLinkTexts.act}</Button>
        </Form>
      ) : (
        <LinkOver why={signInLinkTexts.over} back={signInLinkTexts.back} />
      )}
    </SignInScreen>
  );
}
