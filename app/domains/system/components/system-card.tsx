import type { ReactNode } from "react";
import { longMoment } from "#app/lib/french/dates.ts";
import type { EmailState } from "#app/lib/mail/state.server.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { backupDetails, diskText, sizeText, systemTexts } from "../labels.ts";
import { type SystemState, systemWarnings } from "../rules.ts";

interface SystemCardProps {
  system: SystemState;
  emails: EmailState;
  now: Date;
}

/** The card about the program's state: mail, backups, disk and versions. */
export function SystemCard({ system, emails, now }: SystemCardProps) {
  const warnings = systemWarnings(system, now);
  const { backups, disk, folderBytes } = system;
  const { last } = backups;
  return (
    <Sheet className="p-5">
      <h2 className="text-h4">{systemTexts.title}</h2>
      <dl className="mt-3 grid gap-3 text-small">
        <Row label="E-mails">
          {`${emails.pending + emails.unconfigured} en attente, ${emails.failed} en échec`}
          <Detail>
            {emails.lastSentAt ? `Dernier envoi\u00a0: ${longMoment(emails.lastSentAt)}` : "Aucun envoi"}
          </Detail>
        </Row>
        <Row label="Dernière sauvegarde" isWarning={warnings.includes("backup")}>
          {last
            ? `${longMoment(last.createdAt)}, ${sizeText(last.sizeBytes)}${last.isEncrypted ? ", chiffrée" : ""}`
            : systemTexts.noBackup}
          {backupDetails(backups, warnings.includes("backup")).map((text) => (
            <Detail key={text}>{text}</Detail>
          ))}
        </Row>
        <Row label="Disque" isWarning={warnings.includes("disk")}>
          {`Base de données\u00a0: ${sizeText(system.databaseBytes)}`}
          {folderBytes !== null && <Detail>{`Dossier de données\u00a0: ${sizeText(folderBytes)}`}</Detail>}
          {disk && <Detail>{`${sizeText(disk.freeBytes)} libres sur ${sizeText(disk.totalBytes)}`}</Detail>}
          {disk && warnings.includes("disk") && <Detail>{diskText(disk)}</Detail>}
        </Row>
        <Row label="Version">
          {`${system.version}, schéma ${system.schemaVersion}, PostgreSQL ${system.databaseVersion}`}
          <Detail>{`En service depuis le ${longMoment(system.startedAt)}`}</Detail>
        </Row>
      </dl>
    </Sheet>
  );
}

function Row({ label, isWarning, children }: { label: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="flex flex-wrap items-center gap-2 text-meta text-muted">
        {label}
        {isWarning && (
          <Tag tone="pending" shape="dot">
            À regarder
          </Tag>
        )}
      </dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-muted">{children}</span>;
}
