/** The first file descriptor that a service manager passes, by the protocol of sd_listen_fds(3). */
const firstDescriptor = 3;

/**
 * Returns the descriptor of the listening socket that a service manager opened for this process, or undefined. The
 * socket stays open while one program replaces another, so that new visitors wait (ADR 136). Only the first call
 * returns it, and child processes do not see it.
 */
export function takeInheritedSocket(environment: NodeJS.ProcessEnv = process.env): number | undefined {
  const isOurs = environment.LISTEN_PID === String(process.pid) && Number(environment.LISTEN_FDS) > 0;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete environment[name];
  return isOurs ? firstDescriptor : undefined;
}
