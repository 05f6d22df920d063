import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Two entries, named in vite.config.ts: the process and the application.
  serverBuildFile: "[name].js",
  // One manifest for the whole site map: no request to discover routes, nothing to cache per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
