/** The part of the logger that the database launcher uses. Both pino and an array in a test can provide it. */
export interface LaunchLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
