import { Agent, request } from 'node:http';

/** One request of a load. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a load measured. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly failed: number;
}

const send = (agent: Agent, origin: string, { method, path, body, headers }: Shot): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(
      origin + path,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(text)),
          }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          resolve(answer.statusCode ?? 0);
        });
        answer.once('error', reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(text);
  });

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Calls a backend with a number of callers at once, each with the next request as soon as it has its answer.
 *
 * @param seconds how long
 * @param shotOf the requests of one turn of a caller, in order; only the last one is measured
 */
export const drive = async (
  origin: string,
  callers: number,
  seconds: number,
  shotOf: (caller: number, turn: number) => readonly Shot[],
): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const shots = shotOf(caller, turn);
        for (const [index, shot] of shots.entries()) {
          const before = performance.now();
          const status = await send(agent, origin, shot);
          if (index === shots.length - 1) times.push(performance.now() - before);
          if (status >= 400) failed += 1;
        }
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  return { perSecond: times.length / took, p50: at(sorted, 0.5), p95: at(sorted, 0.95), failed };
};
