import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, minifySync, type Plugin } from "vite";

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
      test: /[\\/](draft-keys|first-sign|frame-acts|opening-acts|offline-acts|opening|opening-text|hours)\.ts$|vite[\\/]preload-helper/,
      priority: 3,
    },
    // What is around every public page, with all it needs.
    {
      name: "frame",
      test: /[\\/](public-frame|error-page|footer-newsletter|chat-door|demo-notice|alert|dash-list|capitals|seo|brand)\.tsx?$/,
      priority: 2,
    },
    // The rules of the forms, fetched when one is filled in.
    { name: "checks", test: /[\\/]zod[\\/]|[\\/]check-form\.ts$/, priority: 4 },
    // Small things that forms, articles and zones share with others: not to be fetched with all of those.
    {
      name: "parts",
      test: /[\\/]app[\\/](ui[\\/](more-link|sheet|tag)|lib[\\/](pages[\\/]list-address|french[\\/](?!capitals|departments)[a-z-]+))\./,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1500,
      priority: 2.5,
    },
    // What the forms share: one file compresses better than twenty.
    {
      name: "forms",
      test: /[\\/]app[\\/](lib[\\/]forms[\\/](public-form|draft|outcome)|ui[\\/](draft-notice|field-group|form-foot|outcome-message|segmented-radio|slip-step|subject-section|text-area))\.tsx?$/,
      priority: 2,
    },
    // The same for articles, and for what articles and zones share.
    {
      name: "reading",
      test: /[\\/]domains[\\/]blog[\\/](reading[\\/](components[\\/](post-picture|post-card|post-sheet|article-loading|category-chips|blog-message)|labels|rules[\\/]post-image)|content[\\/]placeholders)\.|[\\/]ui[\\/](picture|image-memory)\./,
      priority: 2,
    },
    {
      name: "lists",
      test: /[\\/]app[\\/]ui[\\/](pager|pager-pages|more-link|prose|skeleton|use-slow-navigation)\./,
      priority: 2,
    },
    // Only what shows a drawing the server did not draw fetches them.
    { name: "drawings", test: /[\\/]ui[\\/]drawings[\\/](?!drawing\.|still-drawing\.)/, priority: 2 },
    // An icon that the quote form shares with an inbox alone: as a part it may end in the back office's own.
    { name: "file-mark", test: /lucide-react[\\/].*[\\/]file-text\./, priority: 2 },
    // Questions that the back office alone asks: as parts they may be fetched with a public page.
    { name: "questions", test: /[\\/]app[\\/]ui[\\/](dialog|confirm-dialog|unsaved-changes)\./, priority: 2 },
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

const publicLayout = "routes/public/layout";

/** Shared parts are named after all who share them: their hash is enough, in a manifest every visitor receives. */
const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith("parts") ? "assets/parts-[hash].js" : "assets/[name]-[hash].js";

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether an entry loads a module when it starts: not by an import() that waits. */
function isLoadedBy(entry: string, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    graph.getModuleInfo(id)?.importers.some((importer) => isLoadedBy(entry, importer, graph, seen)) ?? false
  );
}

/** The group of all that a file loads. A file of its own, as the build's inputs are, stays outside. */
function loadedBy(name: string, file: string, { isInput }: { isInput: boolean }) {
  return (id: string, graph: ModuleGraph) =>
    (isInput && id.endsWith(file)) || !isLoadedBy(file, id, graph) ? null : name;
}

/** A start finds and links five files rather than fifty, in the order in which the process needs them. */
const serverChunks = {
  groups: [
    { name: loadedBy("process", "/server/main.ts", { isInput: true }), priority: 3 },
    { name: loadedBy("log", "/app/lib/log.server.ts", { isInput: false }), priority: 2 },
    { name: loadedBy("application", "/server/app.ts", { isInput: true }), priority: 1 },
  ],
};

/**
 * The process and the application, which starts at our own edge and imports React Router's build. What they use is
 * bundled with them: a start reads six files, not a thousand (ADR 100, ADR 239).
 */
const serverBundle = {
  resolve: { noExternal: true as const, external: ["sharp", "pg-native"] },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    rolldownOptions: {
      input: { main: "./server/main.ts", app: "./server/app.ts" },
      // V8 keeps the text of a program in memory: without comments, spaces and the names of variables it is a third.
      // The names of functions and classes stay, for stack traces.
      output: {
        codeSplitting: serverChunks,
        minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
      },
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

/** Two parts of the router that this site never turns on: it knows all its routes (react-router.config.ts), and no tracing. */
const unusedRouterParts: Plugin = {
  name: "unused-router-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/\/react-router\/.*\/(fog-of-war|router\/instrumentation)\.js$/.test(id)) return null;
    const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(", ");
    if (!names) throw new Error(`${id} is not written as before`);
    return { code: names.map((name) => `export const ${name} = () => undefined;`).join("\n"), map: null };
  },
};

/** Icons are drawn by our own few lines (app/ui/line-icon.ts). */
const lineIcons: Plugin = {
  name: "line-icons",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("/createLucideIcon.mjs") ? "\0line-icons" : null),
  load: (id) =>
    id === "\0line-icons"
      ? `export { lineIcon as default } from ${JSON.stringify(resolve("app/ui/line-icon.ts"))};`
      : null,
};

/**
 * Takes what only the server renders (ADR 155) out of a module before modules are sorted into files: what it imports
 * would otherwise go to the visitor with the module.
 */
const withoutServerParts: Plugin = {
  name: "without-server-parts",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!code.includes("import.meta.env.SSR")) return null;
    const { code: left, errors } = minifySync(id, code.replaceAll("import.meta.env.SSR", "false"), {
      module: true,
      compress: true,
      mangle: false,
      codegen: false,
    });
    if (errors.length > 0) throw new Error(`${id}: ${errors[0]?.message}`);
    // An import nobody uses any more. Only style sheets are imported for what they do.
    return { code: left.replace(/^import "(?![^"]*\.css")[^"]*";$/gm, ""), map: null };
  },
};

/** The router's list of the pages a visitor can see, without the back office: what a public page loads. */
const publicManifest: Plugin = {
  name: "public-manifest",
  applyToEnvironment: ({ name }) => name === "ssr",
  // The router writes its own list while this environment is built.
  writeBundle() {
    const folder = "build/client/assets";
    for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
      const [start, list = ""] = readFileSync(`${folder}/${name}`, "utf8").split(/(?<==)(?=\{)/);
      const manifest = JSON.parse(list.replace(/;$/, "")) as {
        routes: Record<string, { parentId?: string }>;
      };
      const routes = Object.entries(manifest.routes).filter(
        ([id, { parentId }]) => ["root", publicLayout].includes(id) || parentId === publicLayout,
      );
      const shown = { ...manifest, routes: Object.fromEntries(routes) };
      writeFileSync(`${folder}/public-${name}`, `${start}${JSON.stringify(shown)};`);
    }
  },
};

/** The worker of the back office (ADR 198) and the script in the head of every document (ADR 243). */
const scriptInputs: Readonly<Record<string, string>> = {
  "virtual:admin-worker": "app/lib/worker/worker.ts",
  "virtual:early-script": "app/lib/early/early.ts",
};

/** Makes the text of one script of each input and all it imports. */
const scriptTexts: Plugin = {
  name: "script-texts",
  resolveId: (id) => (id in scriptInputs ? `\0${id}` : null),
  async load(id) {
    const input = id.startsWith("\0") && scriptInputs[id.slice(1)];
    if (!input) return null;
    const built = await build({
      configFile: false,
      logLevel: "warn",
      build: {
        target: "es2022",
        write: false,
        rolldownOptions: { input, output: { format: "iife" } },
        modulePreload: { polyfill: false },
      },
    });
    const [file] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
    if (file?.type !== "chunk") throw new Error(`${input} is no script`);
    return `export default ${JSON.stringify(file.code.trim())}`;
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    scriptTexts,
    tailwindcss(),
    reactRouter(),
    asciiServer,
    publicManifest,
    unusedRouterParts,
    lineIcons,
    withoutServerParts,
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks, chunkFileNames } } } },
    // Under Vite's development server they stay Node's own modules.
    ...(command === "build" ? { ssr: serverBundle } : {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // A page that asks for more has these already: their names would come again with every file that asks.
    modulePreload: {
      resolveDependencies: (_file, names) =>
        names.filter((name) => !/[\\/](framework|rolldown-runtime|start|frame)-/.test(name)),
    },
  },
  // Their own function is replaced (lineIcons), in development too.
  optimizeDeps: { exclude: ["lucide-react"] },
}));
