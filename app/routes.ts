import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// The design system in every state, for those who work on it. Not part of what is served to visitors.
const development =
  process.env.NODE_ENV === "development" ? [route("/dev/components", "routes/dev/components.tsx")] : [];

export default [
  ...development,
  layout("routes/public/layout.tsx", [
    route("/", "routes/public/home.tsx"),
    route("contact", "routes/public/contact.tsx"),
    route("services/:slug", "routes/public/service.tsx"),
    route("locations", "routes/public/locations.tsx"),
    route("locations/:slug", "routes/public/location.tsx"),
    route("about", "routes/public/about.tsx"),
    route("mentions-legales", "routes/public/legal-notice.tsx"),
    route("confidentialite", "routes/public/privacy.tsx"),
    route("plan-du-site", "routes/public/site-map.tsx"),
    route("blog", "routes/public/blog.tsx"),
    route("blog/:slug", "routes/public/blog-post.tsx"),
    route("devis", "routes/public/devis.tsx"),
    route("join", "routes/public/join.tsx"),
    route("newsletter", "routes/public/newsletter.tsx"),
    route("newsletter/confirmation", "routes/public/newsletter-confirmation.tsx"),
    route("newsletter/desinscription", "routes/public/newsletter-unsubscription.tsx"),
    route("*", "routes/public/not-found.tsx"),
  ]),
  route("api/quote-requests", "routes/resources/quote-requests.ts"),
  route("admin/login", "routes/admin/login.tsx"),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/dashboard.tsx"),
    route("messages", "routes/admin/messages.tsx"),
    route("messages/export", "routes/admin/messages-export.ts"),
    route("quotes", "routes/admin/quotes.tsx"),
    route("quotes/export", "routes/admin/quotes-export.ts"),
    route("quotes/attachments/:id", "routes/admin/quote-attachment.ts"),
    route("applications", "routes/admin/applications.tsx"),
    route("applications/export", "routes/admin/applications-export.ts"),
    route("replies", "routes/admin/replies.ts"),
    route("templates", "routes/admin/templates.tsx"),
    route("templates/:id", "routes/admin/template.tsx"),
    route("locations", "routes/admin/locations.tsx"),
    route("locations/new", "routes/admin/location-new.tsx"),
    route("locations/:id", "routes/admin/location.tsx"),
    route("newsletter", "routes/admin/newsletter.tsx"),
    route("newsletter/export", "routes/admin/newsletter-export.ts"),
    route("events", "routes/admin/events.ts"),
    route("account", "routes/admin/account.tsx"),
    route("logout", "routes/admin/logout.tsx"),
    route("*", "routes/admin/not-found.tsx"),
  ]),
  route("robots.txt", "routes/resources/robots.ts"),
] satisfies RouteConfig;
