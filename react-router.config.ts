import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The build has two entries, the process and the application, which vite.config.ts names.
  serverBuildFile: "[name].js",
  // One manifest for the whole site map: the browser makes no request to discover routes and caches nothing per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
