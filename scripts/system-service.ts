import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#app/lib/env.server.ts";
import { projectRoot } from "#server/project-root.ts";
import { StartRefusal } from "#server/start-refusal.ts";
import { install, uninstall } from "./installation/install.ts";
import { layout, releaseOf } from "./installation/layout.ts";
import { refusalsAsLines } from "./installation/refusals.ts";
import { hasProgram, systemd, systemdRuns, systemdSays } from "./installation/systemd.ts";

// npm run service -- install|status|uninstall [--root DIR]: the site as a systemd service of this machine or below DIR.
const usage = "npm run service -- install | status | uninstall [--root DOSSIER]";
const say = (line: string) => console.log(`  ${line}`);

await refusalsAsLines(() => {
  const { positionals, values } = parseArgs({
    options: { root: { type: "string", default: "/" } },
    allowPositionals: true,
  });
  const root = resolve(values.root);
  const parts = layout(root);
  const isHere = root === "/";
  const installed = existsSync(join(parts.units, "atelier.service"));
  const [action] = positionals;

  if (action === "install") {
    requireSystemd();
    if (installed)
      throw new StartRefusal(
        "Le service est déjà installé. Pour une nouvelle version : npm run upgrade -- DOSSIER. Pour le refaire : npm run service -- uninstall, puis install.",
      );
    if (existsSync(".env")) process.loadEnvFile(".env");
    const { HOST, PORT } = env();
    const listen = { host: HOST, port: PORT };
    install({ source: projectRoot, root, parts, listen, now: new Date(), say });
    if (!isHere) return say("préparé dans un dossier : rien n’est démarré ici");
    if (!systemdRuns())
      return say(
        "systemd est installé mais ne tourne pas ici (un conteneur ?) : le service démarrera au prochain démarrage de la machine par systemd.",
      );
    systemd("systemctl", "daemon-reload");
    systemd("systemctl", "start", "atelier.socket", "atelier.service");
    return say("démarré ; le premier mot de passe : journalctl --namespace=atelier -u atelier");
  }
  if (action === "status") {
    if (!installed) return say(`pas installé : ${usage}`);
    say(`version ${releaseOf(parts.program, "current") ?? "aucune"}`);
    const before = releaseOf(parts.program, "previous");
    if (before) say(`version d’avant ${before} (npm run rollback)`);
    const runs = isHere && systemdRuns();
    return say(
      runs
        ? `état ${systemdSays("systemctl", "is-active", "atelier.service")}, journal : journalctl --namespace=atelier -u atelier`
        : "état inconnu : systemd ne tourne pas ici",
    );
  }
  if (action === "uninstall") {
    requireSystemd();
    if (!installed) throw new StartRefusal("Le service n’est pas installé.");
    if (isHere && systemdRuns()) systemd("systemctl", "stop", "atelier.socket", "atelier.service");
    uninstall(root, parts, say);
    if (isHere && systemdRuns()) systemd("systemctl", "daemon-reload");
    return;
  }
  throw new StartRefusal(`Il manque ce qu’il faut faire : ${usage}`);
});

function requireSystemd(): void {
  if (!hasProgram("systemctl") || !hasProgram("systemd-sysusers"))
    throw new StartRefusal(
      "Cette machine n’a pas systemd : lancez « npm start » par ce qui y démarre les programmes, ou utilisez compose.yaml.",
    );
  if (process.getuid?.() !== 0)
    throw new StartRefusal("Il faut être administrateur : sudo npm run service -- …");
}
