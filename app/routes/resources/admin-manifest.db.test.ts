import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { profileContext } from "#app/domains/business/profile.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { loader } from "./admin-manifest.ts";

const manifestOf = (change: Partial<BusinessProfile>) => {
  const context = new RouterContextProvider();
  context.set(profileContext, { ...specifiedProfile, ...change });
  return loader({ context } as unknown as Parameters<typeof loader>[0]);
};

// rule settings/unused-screens
test("the shortcuts of the back office have no inbox of a hidden page", async () => {
  const site = { ...specifiedProfile.site, hidden: ["/join"] };
  const manifest = (await manifestOf({ site }).json()) as { shortcuts: { url: string }[] };
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/admin/messages", "/admin/quotes"]);
});

// rule reach/home-screen
test("the back office is a separate app with its own name, its scope and the current icons", async () => {
  const answer = manifestOf({ name: "Clinique du Clavier", look: "abcdef0123" });
  expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  const manifest = (await answer.json()) as { icons: { src: string; purpose?: string }[] };
  expect(manifest).toMatchObject({
    id: "/admin",
    name: "Clinique du Clavier, back-office",
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    shortcuts: [{ url: "/admin/messages" }, { url: "/admin/quotes" }, { url: "/admin/applications" }],
  });
  expect(manifest.icons.map(({ src }) => src)).toEqual([
    "/icons/abcdef0123/icon-192.png",
    "/icons/abcdef0123/icon-512.png",
    "/icons/abcdef0123/maskable-512.png",
  ]);
});
