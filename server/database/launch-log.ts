/** The part of the logger that the start of the database uses. Both pino and an array in a test can provide it. */
export interface LaunchLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
