import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // One manifest for the whole site map: no request to discover routes, nothing to cache per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
