import { runTool } from "./tool.ts";

const connections = 32;
const seconds = 8;

interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/** Measures how many requests a second one process answers. The program that sends them is on the same machine. */
export async function measureLoad(name: string, url: string): Promise<Record<string, string | number>> {
  const options = ["-c", String(connections), "-d", String(seconds), "-j", "-H", "Accept-Encoding=br", url];
  const { requests, latency, non2xx, errors } = await runTool<Report>("autocannon", options);
  return {
    request: name,
    "per second": Math.round(requests.average),
    "p50 ms": latency.p50,
    "p99 ms": latency.p99,
    failed: non2xx + errors,
  };
}
