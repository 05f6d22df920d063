import { account } from "./layout.ts";

export interface UnitSettings {
  host: string;
  port: number;
}

/**
 * Returns systemd's unit of the port. systemd keeps the port open while the program is replaced, so that new visitors
 * wait and none is refused.
 */
export function socketUnit({ host, port }: UnitSettings): string {
  return `[Unit]
Description=Atelier: the port visitors come to

[Socket]
ListenStream=${host.includes(":") ? `[${host}]` : host}:${port}
Backlog=4096
NoDelay=true

[Install]
WantedBy=sockets.target
`;
}

/**
 * Returns systemd's unit of the program. The unit can be strict, because PostgreSQL needs only files, sockets and
 * shared memory. It must allow memory that is both writable and executable, because V8 generates code.
 */
export function siteUnit({ backupFolder }: SiteSettings = {}): string {
  return `[Unit]
Description=Atelier: the website and its back office
Documentation=file:/opt/atelier/current/docs/operations.md
After=network-online.target
Wants=network-online.target
Requires=atelier.socket
StartLimitIntervalSec=0

[Service]
Type=exec
User=${account}
Group=${account}
WorkingDirectory=/opt/atelier/current
EnvironmentFile=-/etc/atelier/atelier.env
Environment=DATA_DIR=/var/lib/atelier XDG_RUNTIME_DIR=/run/atelier NODE_COMPILE_CACHE=/var/cache/atelier/compiled
ExecStart=/bin/sh /opt/atelier/current/scripts/run.sh start
Restart=on-failure
RestartSec=2s
# The site ends its requests and stops its own database.
KillMode=mixed
TimeoutStopSec=20s
LogNamespace=atelier

StateDirectory=atelier atelier/backups
StateDirectoryMode=0750
RuntimeDirectory=atelier
RuntimeDirectoryMode=0700
CacheDirectory=atelier
UMask=0077

NoNewPrivileges=true
CapabilityBoundingSet=
AmbientCapabilities=
PrivateDevices=true
PrivateTmp=true
PrivateUsers=true
ProtectSystem=strict
${backupFolder === undefined ? "" : writablePath(backupFolder)}ProtectHome=true
ProtectClock=true
ProtectControlGroups=true
ProtectHostname=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
ProtectProc=invisible
LockPersonality=true
RemoveIPC=true
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service @pkey
SystemCallFilter=~@privileged @resources

[Install]
WantedBy=multi-user.target
`;
}

export interface SiteSettings {
  /** The absolute path of the folder in BACKUP_TO, if BACKUP_TO is a folder. */
  backupFolder?: string | undefined;
}

/** Returns the line that lets the service write to a folder. The minus sign lets the site start without the folder. */
function writablePath(folder: string): string {
  const escaped = folder.replaceAll("%", "%%").replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `ReadWritePaths="-${escaped}"\n`;
}

/** The settings of the site's own journal, which is separate from the machine's journal and limited in size and age. */
export const journalSettings = `[Journal]
Storage=persistent
SystemMaxUse=200M
MaxRetentionSec=3month
`;

export const accountSettings = `u ${account} - "The atelier website" /var/lib/atelier\n`;

/** The first settings file. Every line is a comment, and the owner uncomments the lines they need. */
export const firstSettings = `# The settings of the site; README.md explains each. After a change: systemctl restart atelier
#SITE_URL=https://www.atelier72.example
#TRUST_PROXY=127.0.0.1
#ADMIN_EMAIL=camille@atelier72.example
#ADMIN_PASSWORD=
#SMTP_URL=smtps://user:password@smtp.example.fr:465
#NOTIFY_EMAILS=camille@atelier72.example
#DATABASE_URL=postgres://user:password@host:5432/atelier
# A folder of backups is read when the service is installed: after a change, uninstall and install it again.
#BACKUP_TO=/mnt/backups
`;
