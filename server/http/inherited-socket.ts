/** The first descriptor a service manager passes, by the protocol of sd_listen_fds(3). */
const firstDescriptor = 3;

/**
 * The listening socket a service manager holds for this process, undefined without one. It stays open while one
 * program replaces another: who comes meanwhile waits. Taken once: programs this one starts do not see it.
 */
export function takeInheritedSocket(environment: NodeJS.ProcessEnv = process.env): number | undefined {
  const isOurs = environment.LISTEN_PID === String(process.pid) && Number(environment.LISTEN_FDS) > 0;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete environment[name];
  return isOurs ? firstDescriptor : undefined;
}
