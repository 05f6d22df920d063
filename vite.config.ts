import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

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
      test: /[\\/](draft-keys|first-sign|frame-acts|carousel-acts|opening-acts|offline-acts|opening|opening-text|hours)\.ts$|vite[\\/]preload-helper/,
      priority: 3,
    },
    // What is around every public page, with all it needs.
    {
      name: "frame",
      test: /[\\/](public-frame|error-page|footer-newsletter|chat-door|demo-notice|seo)\.tsx?$/,
      priority: 2,
    },
    // The rules of the forms, fetched when one is filled in.
    { name: "checks", test: /[\\/]zod[\\/]|[\\/]check-form\.ts$/, priority: 4 },
    // What several pages share, by the pages that share it: a visitor receives nothing that others use.
    {
      name: "parts",
      test: /[\\/]app[\\/](ui|lib)[\\/](?!rich-text)|lucide-react/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1500,
      priority: 1,
    },
  ],
};

/** Shared parts are named after all who share them: their hash is enough, in a manifest every visitor receives. */
const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith("parts") ? "assets/parts-[hash].js" : "assets/[name]-[hash].js";

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
      // V8 keeps the text of a program in memory: without comments and spaces it is half. Names stay, for stack traces.
      output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
    },
  },
};

/**
 * V8 keeps the text of a program in memory, at two bytes a character when one of them is not ASCII: the server's files
 * write those as escapes. They stand in strings, patterns and names, where both spellings mean the same.
 */
const asciiServer: Plugin = {
  name: "ascii-server",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      chunk.code = chunk.code.replace(
        /[^\0-\u007F]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), asciiServer],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks, chunkFileNames } } } },
    // Under Vite's development server they stay Node's own modules.
    ...(command === "build" ? { ssr: serverBundle } : {}),
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
}));
