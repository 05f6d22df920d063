import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { install, uninstall } from "../../scripts/installation/install.ts";
import { layout } from "../../scripts/installation/layout.ts";
import { hasProgram } from "../../scripts/installation/systemd.ts";

/** Only root, with systemd's own programs, can create accounts and give them files. */
const canInstall = process.getuid?.() === 0 && hasProgram("systemd-sysusers") && hasProgram("systemctl");
const now = new Date("2026-11-22T15:00:00Z");

let root: string;
let source: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "atelier-root-"));
  source = mkdtempSync(join(tmpdir(), "atelier-source-"));
  for (const folder of ["scripts", "var", ".git"]) mkdirSync(join(source, folder));
  for (const file of ["scripts/run.sh", "var/instance.lock", ".git/HEAD"])
    writeFileSync(join(source, file), "");
  writeFileSync(join(source, "package.json"), JSON.stringify({ name: "atelier", version: "1.2.3" }));
});
afterEach(() => [root, source].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function installBelow(host = "127.0.0.1"): string[] {
  const said: string[] = [];
  const listen = { host, port: 3000 };
  install({ source, root, parts: layout(root), listen, now, say: (line) => said.push(line) });
  return said;
}

const inRoot = (path: string) => join(root, path);
const analyze = (...args: string[]) =>
  execFileSync("systemd-analyze", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

test.skipIf(!canInstall)(
  "the installation sets up the program, its own account, the settings and the units that start it",
  () => {
    expect(installBelow()).toHaveLength(4);
    expect(readFileSync(inRoot("etc/passwd"), "utf8")).toMatch(
      /^atelier:.*:\/var\/lib\/atelier:\/usr\/sbin\/nologin$/m,
    );
    expect(readlinkSync(inRoot("opt/atelier/current"))).toBe("releases/1.2.3-20261122T150000");
    expect(existsSync(inRoot("opt/atelier/current/scripts/run.sh"))).toBe(true);
    expect(existsSync(inRoot("opt/atelier/current/var"))).toBe(false);
    for (const wanted of ["multi-user.target.wants/atelier.service", "sockets.target.wants/atelier.socket"])
      expect(readlinkSync(inRoot(`etc/systemd/system/${wanted}`))).toContain("/etc/systemd/system/atelier.");

    const settings = statSync(inRoot("etc/atelier/atelier.env"));
    const data = statSync(inRoot("var/lib/atelier"));
    expect([settings.uid, settings.mode & 0o777]).toEqual([0, 0o640]);
    expect([settings.gid, data.mode & 0o777]).toEqual([data.gid, 0o750]);
    expect(data.uid).toBeGreaterThan(0);
  },
);

test.skipIf(!canInstall)(
  "systemd finds nothing wrong with the units, and little that an attacker could use in the service",
  () => {
    installBelow();
    const unit = inRoot("etc/systemd/system/atelier.service");
    expect(analyze("verify", "--man=no", unit, inRoot("etc/systemd/system/atelier.socket"))).toBe("");
    const report = analyze("security", "--offline=true", "--no-pager", unit);
    expect(Number(/exposure level .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(3);
  },
);

test.skipIf(!canInstall)("the service allows what V8 needs, and starts again after a failure", () => {
  installBelow();
  const unit = unitText();
  expect(unit).not.toMatch(/MemoryDenyWriteExecute|ProcSubset/);
  expect(unit).toMatch(/^Restart=on-failure$/m);
  expect(readFileSync(inRoot("etc/systemd/journald@atelier.conf"), "utf8")).toMatch(/^SystemMaxUse=\d+M$/m);
});

const unitText = () => readFileSync(inRoot("etc/systemd/system/atelier.service"), "utf8");

test.skipIf(!canInstall)(
  "the service may write to the folder in BACKUP_TO, and otherwise only to its own folders",
  () => {
    installBelow();
    expect(unitText()).not.toContain("ReadWritePaths");
    const again = () => {
      rmSync(inRoot("opt/atelier"), { recursive: true });
      installBelow();
    };
    rmSync(inRoot("etc/atelier/atelier.env"));
    writeFileSync(join(source, ".env"), 'BACKUP_TO="/mnt/disque 100%/sauvegardes"\n');
    again();
    expect(unitText()).toMatch(/^ReadWritePaths="-\/mnt\/disque 100%%\/sauvegardes"$/m);
    expect(analyze("verify", "--man=no", inRoot("etc/systemd/system/atelier.service"))).toBe("");
    // The owner changes the installed settings. Another installation must keep the change.
    writeFileSync(inRoot("etc/atelier/atelier.env"), "BACKUP_TO=https://s3.example/sauvegardes\n");
    again();
    expect(unitText()).not.toContain("ReadWritePaths");
  },
);

test.each(["sauvegardes", "/home/camille/sauvegardes", "/root"])(
  "an installation is refused before it starts if no service may write to its backup folder: %s",
  (folder) => {
    writeFileSync(join(source, ".env"), `BACKUP_TO=${folder}\n`);
    expect(() => installBelow()).toThrow("hors de /home, /root");
    expect(existsSync(inRoot("etc"))).toBe(false);
  },
);

test.skipIf(!canInstall)("the service listens at the address and port of the settings", () => {
  installBelow("::1");
  expect(readFileSync(inRoot("etc/systemd/system/atelier.socket"), "utf8")).toMatch(
    /^ListenStream=\[::1\]:3000$/m,
  );
});

test.skipIf(!canInstall)(
  "the installation takes over the settings of a site without a service, and later keeps the owner's settings",
  () => {
    writeFileSync(join(source, ".env"), "SITE_URL=https://www.atelier72.example\n");
    installBelow();
    const settings = inRoot("etc/atelier/atelier.env");
    expect(readFileSync(settings, "utf8")).toContain("SITE_URL=");
    uninstall(root, layout(root), () => {});
    rmSync(inRoot("opt/atelier"), { recursive: true });
    writeFileSync(settings, "SITE_URL=https://atelier.example\n");
    installBelow();
    expect(readFileSync(settings, "utf8")).toContain("https://atelier.example");
  },
);

test.skipIf(!canInstall)(
  "uninstalling removes everything that starts the site, and keeps its data, its settings and the program",
  () => {
    installBelow();
    uninstall(root, layout(root), () => {});
    for (const gone of [
      "etc/systemd/system/atelier.service",
      "etc/systemd/system/multi-user.target.wants/atelier.service",
      "etc/systemd/system/sockets.target.wants/atelier.socket",
      "etc/systemd/journald@atelier.conf",
    ])
      expect(existsSync(inRoot(gone)), gone).toBe(false);
    for (const kept of ["var/lib/atelier", "etc/atelier/atelier.env", "opt/atelier/current"])
      expect(existsSync(inRoot(kept)), kept).toBe(true);
  },
);

test("the command says that nothing is installed, and which actions there are", () => {
  const ask = (...args: string[]) => {
    try {
      return execFileSync(process.execPath, ["scripts/system-service.ts", ...args, "--root", root], {
        encoding: "utf8",
        stdio: "pipe",
      });
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  };
  expect(ask("status")).toContain("pas installé : npm run service -- install | status | uninstall");
  expect(ask("nonsense")).toMatch(/^Il manque ce qu’il faut faire/);
});
