import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/** Back-office accounts: the user table of better-auth, the library that signs people in. */
export const users = pgTable("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  /** Whether the person gave this name. If false, the name comes from the e-mail address (rule accounts/name). */
  nameConfirmed: boolean("name_confirmed").notNull().default(false),
  /** Whether the program printed the password, which must be changed at the first sign-in (rule accounts/first). */
  mustChangePassword: boolean("must_change_password").notNull().default(false),
  /** Whether the person must type a code after the password (rule accounts/second-factor). */
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  /** Whether opening a record marks it read (rule inboxes/read). */
  marksReadOnOpen: boolean("marks_read_on_open").notNull().default(true),
  /** Whether single letters are keyboard shortcuts. WCAG 2.1.4 demands that a person can switch these off. */
  usesKeyShortcuts: boolean("uses_key_shortcuts").notNull().default(true),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  /**
   * Decides which screens the account may open and change (rule accounts/roles). Accounts older than roles are owners.
   */
  role: text().notNull().default("owner"),
  /** When the account was deactivated: since then it opens no screen (rule accounts/deactivated). Null if active. */
  deactivatedAt: moment("deactivated_at"),
});

/**
 * E-mail addresses invited to have an account. A row is deleted when its link is used, and replaced when a new link is
 * made.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    role: text().notNull(),
    /**
     * A hash of the link, so that nobody who reads the table can use the link. Null until the link is made, when its
     * e-mail is sent.
     */
    fingerprint: text().unique(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    /** When the e-mail with this link was sent. Null if the link was shown instead, and until the e-mail is sent. */
    sentAt: moment("sent_at"),
    /**
     * The state of the invitation's e-mail: being sent, refused permanently, or waiting for another attempt. Null
     * before the first attempt and after a success.
     */
    mailing: text({ enum: ["sending", "refused", "later"] }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  // Finds the invitations of a person, to withdraw them when that person is deactivated.
  (table) => [index("invitations_invited_by").on(table.invitedBy)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Whether the session's device stays signed in for thirty days (rule accounts/sessions). */
    trusted: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  // Finds the sessions of one person: to list them on the account page, and to end them.
  (table) => [index("sessions_user_id").on(table.userId)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text(),
    password: text(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  // Finds the password of one person at a sign-in.
  (table) => [index("accounts_user_id").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  // Finds a verification by its identifier, as better-auth does.
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** The second factor of each account: better-auth's twoFactor table. Its texts are encrypted. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text("backup_codes").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** False until the person first types a right code. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: moment("locked_until"),
  },
  (table) => [
    // Finds the second factor of one person at each sign-in.
    index("two_factors_user_id").on(table.userId),
  ],
);

/** The passkeys of accounts: better-auth's passkey table. It contains only the public part of each key. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    publicKey: text("public_key").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    credentialID: text("credential_id").notNull(),
    counter: integer().notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** The last sign-in with this passkey. Null for a passkey with which nobody has signed in. */
    usedAt: moment("used_at"),
  },
  (table) => [
    // Finds the passkeys of one person, for the account screen.
    index("passkeys_user_id").on(table.userId),
    // Finds the passkey with which somebody signs in.
    uniqueIndex("passkeys_credential_id").on(table.credentialID),
  ],
);
