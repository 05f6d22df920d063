import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { parseMessage } from "./mail-message.ts";

test("the parser reads a message of the mailer with its accents, on long lines and in both bodies", async () => {
  const text = `Bonjour Émile,\n\n${"Votre ordinateur est réparé ; « à bientôt » à l’atelier. ".repeat(20)}`;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail({
    from: "Atelier 72 <bonjour@example.fr>",
    to: "emile@example.fr",
    replyTo: "Hélène <helene@example.fr>",
    subject: "Votre demande M-2026-0042 est bien arrivée à l’atelier : nous répondons sous 24 h",
    text,
    html: "<p>Déjà réparé</p>",
  });
  const mail = parseMessage((message as Buffer).toString("latin1"), ["emile@example.fr"]);
  expect(mail.subject).toBe(
    "Votre demande M-2026-0042 est bien arrivée à l’atelier : nous répondons sous 24 h",
  );
  expect(mail.replyTo).toBe("Hélène <helene@example.fr>");
  expect(mail.text.replaceAll("\r\n", "\n").trim()).toBe(text.trim());
  expect(mail.html).toContain("Déjà réparé");
});
