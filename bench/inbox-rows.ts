import pg from "pg";

/** Subjects of messages, which are combined differently in each row. Every row contains "ordinateur". */
const subjects = [
  "lent au démarrage",
  "éteint depuis hier",
  "bloqué sur une mise à jour",
  "infecté par un virus",
];
const objects = ["Mon ordinateur portable", "L’ordinateur du bureau", "Un vieil ordinateur fixe"];
const details = [
  "J’ai essayé de le redémarrer plusieurs fois sans succès, et le voyant clignote en orange.",
  "Il y a dessus toutes nos photographies de famille, que je voudrais absolument récupérer.",
  "Nous en avons besoin pour la comptabilité avant la fin du mois, pouvez-vous passer rapidement ?",
  "Le technicien précédent a remplacé la mémoire et le disque, mais rien n’a changé depuis.",
  "Je ne suis pas pressée, mais j’aimerais un devis précis avant de décider si cela vaut la peine.",
];

const list = (values: readonly string[]) => `(array[${values.map((value) => `'${value}'`).join(",")}])`;
const pick = (values: readonly string[], by: string) => `${list(values)}[1 + (${by}) % ${values.length}]`;
const text = [
  pick(objects, "n"),
  "' est '",
  pick(subjects, "n / 3"),
  "'. '",
  pick(details, "n / 5"),
  "' '",
  pick(details, "n / 7"),
  "' Dossier ' || md5(n::text)",
].join(" || ");

const person = `'Prénom' || n % 900, 'Nom' || n % 4000, 'personne' || n % 9000 || '@exemple.fr',
  '06 12 ' || n, '+33612' || lpad(n::text, 6, '0')`;
const moment = "now() - make_interval(mins => n * 20)";

const statements = {
  quote_requests: `insert into quote_requests (first_name, last_name, email, phone, phone_normalized, service_type, urgency,
      status, read, spam, description, content_hash, created_at)
    select ${person}, ${pick(["reparation", "reseau", "donnees", "autre"], "n")},
      ${pick(["urgent", "normal", "planifie"], "n / 2")}, ${pick(["new", "in_progress", "completed", "cancelled"], "n / 11")},
      n % 3 = 0, n % 50 = 0, ${text}, n, ${moment}`,
  contact_messages: `insert into contact_messages (name, email, phone, phone_normalized, read, spam, message, content_hash,
      created_at)
    select 'Personne ' || n % 4000, 'personne' || n % 9000 || '@exemple.fr', '06 12 ' || n,
      '+33612' || lpad(n::text, 6, '0'), n % 3 = 0, n % 50 = 0, ${text}, n, ${moment}`,
  technician_applications: `insert into technician_applications (first_name, last_name, email, phone, phone_normalized, city,
      postal_code, experience_years, specialties, preferred_services, availability, status, spam, cover_letter,
      content_hash, created_at)
    select ${person}, ${pick(["Le Mans", "La Flèche", "Sablé-sur-Sarthe"], "n")}, '72000', n % 30, '{materiel}',
      '{domicile}', 'temps-plein', ${pick(["pending", "approved", "rejected"], "n / 11")}, n % 50 = 0, ${text}, n, ${moment}`,
};

/** Fills each of the three inboxes with this many rows, and vacuums the tables as autovacuum soon would. */
export async function fillInboxes(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Vacuum marks a row as visible to all transactions only after the row's commit is on the disk.
  await client.query("set synchronous_commit = on");
  for (const [table, statement] of Object.entries(statements)) {
    await client.query(`truncate ${table} cascade`);
    await client.query(`${statement} from generate_series(1, ${rows}) n`);
    await settle(client, table);
  }
  await client.end();
}

/** Vacuums until every page is marked as visible to all. A connection opened meanwhile delays this for some pages. */
async function settle(client: pg.Client, table: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    await client.query(`vacuum analyze ${table}`);
    const { rows } = await client.query<{ settled: boolean }>(
      "select relallvisible >= relpages as settled from pg_class where oid = $1::regclass",
      [table],
    );
    if (rows[0]?.settled) return;
  }
  throw new Error(`${table} does not settle`);
}
