import { onDatabase } from "./blog-posts.ts";
import { owner, type Site } from "./site.ts";

/** Adds an account, with the owner's password, for a file of tests that shares its site with other files. */
export async function addAccount(site: Site, email: string): Promise<void> {
  await onDatabase(site, async (client) => {
    await client.query(
      "insert into users (id, name, name_confirmed, email, email_verified) values ($1, 'Sacha', true, $1, true)",
      [email],
    );
    await client.query(
      `insert into accounts (id, account_id, provider_id, user_id, password)
       select $1, $1, 'credential', $1, password from accounts
       where user_id = (select id from users where email = $2)`,
      [email, owner.email],
    );
  });
}

/** Deletes accounts, with their invitations and the e-mails that could not be sent to them. */
export async function removeAccounts(site: Site, ...emails: string[]): Promise<void> {
  await onDatabase(site, async (client) => {
    await client.query("delete from users where email = any ($1)", [emails]);
    await client.query("delete from invitations where email = any ($1)", [emails]);
    await client.query("delete from emails where recipients && $1", [emails]);
  });
}
