import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { useAssistant } from "#app/domains/chatbot/components/chat-door.tsx";
import { FooterNewsletter } from "#app/domains/newsletter/components/footer-newsletter.tsx";
import { ErrorPage } from "#app/domains/site/components/error-page.tsx";
import { DemoNotice } from "#app/domains/site/components/demo-notice.tsx";
import { PublicFrame } from "#app/domains/site/components/public-frame.tsx";
import type { SiteIdentity } from "#app/lib/seo.ts";
import type { Route } from "./+types/layout";

/** What a page says of itself in its `handle`: that it starts on a light ground, that the newsletter's form is its own. */
interface PageHandle {
  startsLight?: boolean;
  hasNewsletter?: boolean;
}

export default function PublicLayout() {
  const assistant = useAssistant();
  const isDemo = useRouteLoaderData<SiteIdentity>("root")?.isDemo;
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const startsLight = handles.some((handle) => handle?.startsLight);
  const hasNewsletter = handles.some((handle) => handle?.hasNewsletter);
  return (
    <PublicFrame
      startsLight={startsLight}
      notice={isDemo && <DemoNotice />}
      newsletter={hasNewsletter ? undefined : <FooterNewsletter />}
      assistant={assistant}
    >
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} assistant={useAssistant()} />;
}
