/** The part of the logger the database launcher uses: pino fits, and so does a test's array. */
export interface LaunchLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
