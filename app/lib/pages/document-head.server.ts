const styleSheet = /<link rel="stylesheet"[^>]*>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** Last, and the only one that is not static. */
const entryImport = /^import\(("[^"]+")\);$/m;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** The addresses of the modules a document would fetch ahead. */
export function modulePreloads(html: string): string[] {
  return [...html.matchAll(modulePreload)].flatMap(([, address]) => address ?? []);
}

/**
 * The document with what its first paint needs and nothing else in its head: style sheets at the top, no modules.
 * Those only matter once the page can be read, and they would share a slow line with it (startWhenWanted).
 */
export function orderHead(html: string): string {
  const end = html.indexOf("</head>");
  const start = html.indexOf("<head>") + "<head>".length;
  if (end < 0 || start > end) return html;
  const head = html.slice(start, end);
  const sheets = head.match(styleSheet) ?? [];
  const rest = head.replace(styleSheet, "").replace(modulePreload, "");
  const charset = /^<meta charSet="utf-8"\/>/.exec(rest)?.[0] ?? "";
  return html.slice(0, start) + [charset, ...sheets, rest.slice(charset.length)].join("") + html.slice(end);
}

/**
 * The framework's start script, made to run when the page's script is wanted (entry.client.ts): after the first frame,
 * and on a public page after the visitor's first sign. Then it asks for all its modules at once and runs as written.
 * A script of another form is returned as it is. `addresses` are the modules to fetch ahead.
 */
export function startWhenWanted(script: string, addresses: string[]): string {
  const imports = [...script.matchAll(staticImport)];
  const last = entryImport.exec(script);
  if (imports.length === 0 || !last || !script.startsWith("import ")) return script;
  const names = imports.map(([, name]) => name ?? "").join(",");
  const modules = imports.map(([, , address]) => `import(${address})`).join(",");
  return [
    "await new Promise((go)=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)));",
    `const entry=await import(${last[1]});`,
    `await entry.whenWanted(${JSON.stringify(addresses)});`,
    `const [${names}]=await Promise.all([${modules}]);`,
    script.replace(staticImport, "").replace(last[0], "").trim(),
    "entry.start();",
  ].join("\n");
}
