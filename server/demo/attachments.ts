import sharp from "sharp";
import type { ReceivedFile } from "#app/lib/forms/received-form.server.ts";

/** The files that visitors attached to their requests. This code draws them, so that they show nobody's belongings. */
const drawings: Record<string, string> = {
  "ecran-fendu.jpg": `<rect width="960" height="640" fill="#c9c3b4"/><rect x="130" y="70" width="700" height="440" rx="22" fill="#16273d"/>
    <rect x="160" y="100" width="640" height="380" fill="#27466b"/><path d="M300 100 480 300 350 480M480 300l320-80M480 300l180 180M160 250l320 50"
    stroke="#e9eeff" stroke-width="5" fill="none"/><rect x="60" y="520" width="840" height="46" rx="20" fill="#8a8475"/>`,
  "baie.jpg": `<rect width="960" height="640" fill="#e4e0d8"/><rect x="300" y="40" width="360" height="560" rx="10" fill="#0e1b2c"/>
    ${[80, 160, 240, 320, 400, 480].map((y) => `<rect x="330" y="${y}" width="300" height="52" rx="6" fill="#2c405b"/><circle cx="352" cy="${y + 26}" r="6" fill="#7ad7a8"/>`).join("")}
    <path d="M420 132v40M460 212v50M520 292v40" stroke="#ff7a1a" stroke-width="8"/>`,
  "clavier.jpg": `<rect width="960" height="640" fill="#d8d2c4"/><rect x="110" y="150" width="740" height="330" rx="24" fill="#4a5565"/>
    ${Array.from({ length: 40 }, (_, key) => `<rect x="${140 + (key % 10) * 69}" y="${180 + Math.floor(key / 10) * 70}" width="56" height="54" rx="8" fill="#e4e0d8"/>`).join("")}
    <path d="M520 90c120 60 40 160 130 210s60 140-40 190-230-20-220-120 40-220 130-280Z" fill="#5b3a1e" opacity="0.72"/>`,
  "alerte.png": `<rect width="960" height="640" fill="#b3261e"/><rect x="180" y="170" width="600" height="300" rx="8" fill="#fff"/>
    <rect x="180" y="170" width="600" height="46" fill="#8a8475"/><rect x="230" y="260" width="420" height="22" fill="#16273d"/>
    <rect x="230" y="304" width="500" height="16" fill="#8a8475"/><rect x="230" y="336" width="470" height="16" fill="#8a8475"/>
    <rect x="520" y="392" width="210" height="48" rx="6" fill="#1f4bff"/>`,
  "message-erreur.png": `<rect width="960" height="640" fill="#f3f0e8"/><rect x="220" y="200" width="520" height="220" rx="12" fill="#fff" stroke="#8a8475" stroke-width="3"/>
    <circle cx="280" cy="270" r="26" fill="#b3261e"/><rect x="330" y="250" width="360" height="18" fill="#16273d"/>
    <rect x="330" y="286" width="300" height="14" fill="#8a8475"/><rect x="580" y="350" width="120" height="42" rx="8" fill="#e4e0d8"/>`,
};

const journal = [
  "Journal copié depuis C:\\Windows\\Logs",
  "09:02:11 Préparation de la mise à jour",
  "09:02:48 Téléchargement terminé",
  "09:41:05 Étape 2 sur 4, 30 %",
  "10:55:37 Étape 2 sur 4, 30 %",
  "11:31:20 Erreur 0x80073712, nouvel essai",
  "",
].join("\r\n");

/** Returns an invented file in the form in which the quote form receives files. */
export async function inventedFile(name: string): Promise<ReceivedFile> {
  return { field: "attachments", name, bytes: await bytesOf(name), lost: null };
}

async function bytesOf(name: string): Promise<Buffer> {
  if (name === "journal.txt") return Buffer.from(journal, "utf8");
  if (name === "plan-atelier.pdf") return floorPlan();
  const drawing = drawings[name];
  if (!drawing) throw new Error(`no drawing is called ${name}`);
  const picture = sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">${drawing}</svg>`),
  );
  return name.endsWith(".png") ? picture.png().toBuffer() : picture.jpeg({ quality: 80 }).toBuffer();
}

/** Returns the smallest PDF that opens: one page with a few walls. */
function floorPlan(): Buffer {
  const walls = "2 w 80 500 440 260 re S 300 500 m 300 760 l S 300 620 m 520 620 l S 100 560 60 40 re S";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>",
    `<</Length ${walls.length}>>stream\n${walls}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
