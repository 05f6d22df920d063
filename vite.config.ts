import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, minifySync, type Plugin } from "vite";

/**
 * Sorts the browser's modules into a few files. With one file per icon, the requests would cost a telephone more than
 * the bytes.
 */
const clientChunks = {
  groups: [
    {
      name: "framework",
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run)[\\/]|[\\/]app[\\/]hydrate\.tsx$/,
      priority: 3,
    },
    {
      name: "start",
      test: /[\\/](draft-keys|browser-turns|first-sign|frame-acts|opening-acts|offline-acts|opening|opening-text|hours)\.ts$|vite[\\/]preload-helper/,
      priority: 3,
    },
    // The parts around the content of every public page, with all the modules that they need.
    {
      name: "frame",
      test: /[\\/](public-frame|error-page|late-part|button|breadcrumbs|still-drawing|footer-newsletter|chat-door|demo-notice|alert|dash-list|capitals|seo|brand|shown)\.tsx?$/,
      priority: 2,
    },
    // The rules of the forms, which are fetched when a visitor fills a form in.
    { name: "checks", test: /[\\/]zod[\\/]|[\\/]check-form\.ts$/, priority: 4 },
    // The only dates of the blog. In "parts" they would come with all other forms of a date.
    { name: "long-day", test: /[\\/]french[\\/]long-day\.ts$/, priority: 2.7 },
    // Figures and amounts, without which a form fetches the addresses of lists too.
    { name: "figures", test: /[\\/]french[\\/](numbers|euros|calendar-day)\.ts$/, priority: 2.7 },
    // Fields belong to no larger group, because pages with a search have some of them too.
    { name: "field", test: /[\\/]app[\\/]ui[\\/](field|input-look|select)\.tsx?$/, priority: 2.6 },
    // Small modules that forms, articles and zones share with other pages, which should not fetch those whole groups.
    {
      name: "parts",
      test: /[\\/]app[\\/](ui[\\/](more-link|sheet|tag)|lib[\\/](pages[\\/]list-address|french[\\/](?!capitals|departments|long-day|wait-words)[a-z-]+))\./,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1500,
      priority: 2.5,
    },
    // The modules that the forms share. One file compresses better than twenty.
    {
      name: "forms",
      test: /[\\/]app[\\/](lib[\\/](forms[\\/](public-form|draft|outcome)|french[\\/]wait-words)|ui[\\/](draft-notice|field-group|form-foot|outcome-message|segmented-radio|slip-step|subject-section|text-area))\.tsx?$/,
      priority: 2,
    },
    // Likewise for articles, and for what articles and zones share.
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
    // A page fetches the drawings only if its script shows a drawing that the server did not draw.
    { name: "drawings", test: /[\\/]ui[\\/]drawings[\\/](?!drawing\.|still-drawing\.)/, priority: 2 },
    // Only the quote form and an inbox use this icon. In "parts", it could end up in a file of the back office.
    { name: "file-mark", test: /lucide-react[\\/].*[\\/]file-text\./, priority: 2 },
    // Only the back office shows these dialogs. In "parts", they could be fetched with a public page.
    { name: "questions", test: /[\\/]app[\\/]ui[\\/](dialog|confirm-dialog|unsaved-changes)\./, priority: 2 },
    // Modules that several pages share, grouped by the pages that share them. A visitor thus receives none that only
    // other pages use.
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

/**
 * By default, the name of a shared part lists all modules that share it. The hash is enough, and every visitor receives
 * these names in a manifest.
 */
const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith("parts") ? "assets/parts-[hash].js" : "assets/[name]-[hash].js";

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether an entry loads a module when it starts. An import() that loads the module later does not count. */
function isLoadedBy(entry: string, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    graph.getModuleInfo(id)?.importers.some((importer) => isLoadedBy(entry, importer, graph, seen)) ?? false
  );
}

/** Returns the group of all modules that a file loads. A build input is left out, because it gets a file of its own. */
function loadedBy(name: string, file: string, { isInput }: { isInput: boolean }) {
  return (id: string, graph: ModuleGraph) =>
    (isInput && id.endsWith(file)) || !isLoadedBy(file, id, graph) ? null : name;
}

/**
 * Sorts the server's modules into files, in the order in which the process needs them. A start finds and links six
 * files instead of fifty.
 */
const serverChunks = {
  groups: [
    { name: loadedBy("process", "/server/main.ts", { isInput: true }), priority: 3 },
    { name: loadedBy("log", "/app/lib/log.server.ts", { isInput: false }), priority: 2 },
    { name: loadedBy("application", "/server/app.ts", { isInput: true }), priority: 1 },
  ],
};

/**
 * The process (server/main.ts) and the application (server/app.ts), which begins with the HTTP edge and imports React
 * Router's build. The libraries that they use are bundled with them, so that a start reads six files instead of a
 * thousand (ADR 100, ADR 239).
 */
const serverBundle = {
  resolve: { noExternal: true as const, external: ["sharp", "pg-native"] },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    rolldownOptions: {
      input: { main: "./server/main.ts", app: "./server/app.ts" },
      // V8 keeps the text of a program in memory. Without comments, spaces and variable names, it is a third as long.
      // The names of functions and classes stay, for stack traces.
      output: {
        codeSplitting: serverChunks,
        minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
      },
    },
  },
};

/**
 * Writes the characters that are not ASCII as escapes, because V8 keeps a program's text in memory and needs two bytes
 * for each character if one is not ASCII. They occur only in strings, patterns and names, where an escape means the
 * same.
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

/**
 * Empties two parts of the router that this site does not use: it knows all its routes (react-router.config.ts), and it
 * traces nothing.
 */
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

/** Replaces the icon library's drawing function by the site's own few lines (app/ui/line-icon.ts). */
const lineIcons: Plugin = {
  name: "line-icons",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("/createLucideIcon.mjs") ? "\0line-icons" : null),
  load: (id) =>
    id === "\0line-icons"
      ? `export { lineIcon as default } from ${JSON.stringify(resolve("app/ui/line-icon.ts"))};`
      : null,
  // The names, sizes and keys of the icons are a third of a kilobyte of each page, and the function does not read them.
  transform: (code, id) =>
    id.includes("/lucide-react/dist/esm/icons/")
      ? {
          code: code.replace(/,\s*key: "\w+"|\bname: "[\w-]+",|\bsize: \d+,|^__iconData\.node;$/gm, ""),
          map: null,
        }
      : null,
};

/**
 * Removes what only the server renders (ADR 155) from the browser's modules, before these are sorted into files.
 * Otherwise the modules that the removed code imports would go to the visitor too.
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
    // Removes the imports that nothing uses any more. Only style sheets are imported for their effect.
    return { code: left.replace(/^import "(?![^"]*\.css")[^"]*";$/gm, ""), map: null };
  },
};

/** Writes the list of pages that a public page loads: the router's own list without the back office and without imports. */
const publicManifest: Plugin = {
  name: "public-manifest",
  applyToEnvironment: ({ name }) => name === "ssr",
  // The router writes its own list during the server's build, so this runs at the end of that build.
  writeBundle() {
    const folder = "build/client/assets";
    for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
      const [start, list = ""] = readFileSync(`${folder}/${name}`, "utf8").split(/(?<==)(?=\{)/);
      const manifest = JSON.parse(list.replace(/;$/, "")) as {
        entry: object;
        routes: Record<string, { parentId?: string }>;
      };
      const routes = Object.entries(manifest.routes).filter(
        ([id, { parentId }]) => ["root", publicLayout].includes(id) || parentId === publicLayout,
      );
      // The browser reads what a module imports in the module itself. The router would ask for all of them once more.
      const entry = { ...manifest.entry, imports: [] };
      const alone = routes.map(([id, route]) => [id, { ...route, imports: undefined }] as const);
      const shown = { ...manifest, entry, routes: Object.fromEntries(alone) };
      writeFileSync(`${folder}/public-${name}`, `${start}${JSON.stringify(shown)};`);
    }
  },
};

/**
 * The inputs of three scripts: the workers of the back office (ADR 198) and of the public pages (ADR 272), and the one
 * in the head of every document (ADR 243).
 */
const scriptInputs: Readonly<Record<string, string>> = {
  "virtual:admin-worker": "app/lib/worker/worker.ts",
  "virtual:public-worker": "app/lib/worker/public-worker.ts",
  "virtual:early-script": "app/lib/early/early.ts",
};

/** Makes the text of one script from each input and all modules that it imports. */
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
    // Vite's development server does not bundle libraries: Node loads them as its own modules.
    ...(command === "build" ? { ssr: serverBundle } : {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // A page that loads more files has these already. Unfiltered, each file that loads others would name them again.
    modulePreload: {
      // Visitors never load the part of the root that shows the back office's problem screen.
      resolveDependencies: (_file, names, { hostId }) =>
        names.filter(
          (name) =>
            !/[\\/](framework|rolldown-runtime|start|frame)-/.test(name) && !/[\\/]root-/.test(hostId),
        ),
    },
  },
  // lineIcons replaces a function of this library, also in development.
  optimizeDeps: { exclude: ["lucide-react"] },
}));
