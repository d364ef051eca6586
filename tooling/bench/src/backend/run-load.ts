import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a load. */
export interface LoadSample {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a load measured. */
export interface Measured {
  /** Turns of all callers a second. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly turns: number;
  /** Refused requests by their error code, those before the measured one of a turn as well. */
  readonly refused: ReadonlyMap<string, number>;
}

interface Outcome {
  readonly status: number;
  /** Of a refusal; anything else is not kept. */
  readonly text: string;
}

const FIRST_REFUSED_STATUS = 400;
const SECOND_MS = 1000;

const send = (agent: Agent, origin: string, { method, path, body, headers }: LoadSample): Promise<Outcome> =>
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
        const status = answer.statusCode ?? 0;
        let answered = '';
        if (status < FIRST_REFUSED_STATUS) answer.resume();
        else
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            answered += chunk;
          });
        answer.once('end', () => {
          resolve({ status, text: answered });
        });
        answer.once('error', reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(text);
  });

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const codeOf = ({ status, text }: Outcome): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? String(status);

/**
 * Calls a backend with a number of callers at once, each with the next request as soon as it has its answer, or at a
 * pace. A call that could not begin when it was due, because the one before it was not answered, has waited since then.
 *
 * @param seconds how long
 * @param shotsOf the requests of one turn of a caller, in order; only the last one is measured
 * @param pace turns of each caller a second; left out: as many as are answered
 */
export const runLoad = async (
  origin: string,
  callers: number,
  seconds: number,
  shotsOf: (caller: number, turn: number) => readonly LoadSample[],
  pace?: number,
): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const times: number[] = [];
  const refused = new Map<string, number>();
  const started = performance.now();
  const end = started + seconds * SECOND_MS;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; ; turn += 1) {
        const due = pace === undefined ? undefined : started + ((turn + caller / callers) * SECOND_MS) / pace;
        if ((due ?? performance.now()) >= end) break;
        if (due !== undefined) await sleep(Math.max(0, due - performance.now()));
        const late = due === undefined ? 0 : performance.now() - due;
        const shots = shotsOf(caller, turn);
        for (const [index, shot] of shots.entries()) {
          const before = performance.now();
          const outcome = await send(agent, origin, shot);
          if (index === shots.length - 1) times.push(late + performance.now() - before);
          if (outcome.status < FIRST_REFUSED_STATUS) continue;
          const code = codeOf(outcome);
          refused.set(code, (refused.get(code) ?? 0) + 1);
        }
      }
    }),
  );
  const took = (performance.now() - started) / SECOND_MS;
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    turns: times.length,
    refused,
  };
};
