import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** A page loads a few files rather than one per icon: each request costs a telephone more than its bytes. */
const clientChunks = {
  groups: [
    {
      name: "framework",
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run)[\\/]|[\\/]app[\\/]hydrate\.tsx$/,
      priority: 3,
    },
    {
      name: "start",
      test: /[\\/]app[\\/]lib[\\/](draft-keys|first-sign)|vite[\\/]preload-helper/,
      priority: 3,
    },
    { name: "interface", test: /[\\/]app[\\/](ui|lib)[\\/]|lucide-react/, minShareCount: 3, priority: 2 },
    // What is around every public page, with all it needs.
    {
      name: "frame",
      test: /[\\/](public-frame|error-page|footer-newsletter|chat-door|demo-notice)\.tsx$/,
      priority: 1,
    },
  ],
};

/**
 * The process and the application, which starts at our own edge and imports React Router's build. What they use is
 * bundled with them: a start reads some dozen files, not a thousand (docs/decisions/100-second-start.md).
 */
const serverBundle = {
  resolve: { noExternal: true as const, external: ["sharp", "pg-native"] },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    rolldownOptions: {
      input: { main: "./server/main.ts", app: "./server/app.ts" },
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
    // Under Vite's development server they stay Node's own modules.
    ...(command === "build" ? { ssr: serverBundle } : {}),
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
}));
