/** The first descriptor a service manager passes, by the protocol of sd_listen_fds(3). */
const firstDescriptor = 3;

/**
 * Returns the listening socket a service manager holds for this process, or undefined. The socket stays open while one
 * program replaces another, so new visitors wait (ADR 136). Can be taken once: child processes do not see it.
 */
export function takeInheritedSocket(environment: NodeJS.ProcessEnv = process.env): number | undefined {
  const isOurs = environment.LISTEN_PID === String(process.pid) && Number(environment.LISTEN_FDS) > 0;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete environment[name];
  return isOurs ? firstDescriptor : undefined;
}
