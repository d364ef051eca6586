import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How a request is passed on. */
export interface Passage {
  /** Port of the backend. */
  readonly port: number;
  readonly latencyMs: number;
  /** What becomes of the answer: it arrives, it breaks off in the middle, or it never comes. */
  readonly fate: 'arrives' | 'breaks' | 'lost';
  /** Added behind the answer. */
  readonly addition?: string | undefined;
}

/** What is added to must be told whole and unpacked. */
const PLAIN = { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' };

const answerTo = (incoming: IncomingMessage, port: number, isChanged: boolean): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', url = '/' } = incoming;
    const headers = { ...incoming.headers, ...(isChanged && PLAIN) };
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, resolve);
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });

const half = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  return whole.subarray(0, whole.byteLength / 2);
};

/** Passes a request on to the backend and its answer back, as far as that is to arrive. */
export const forwardRequest = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { port, latencyMs, fate, addition }: Passage,
): Promise<void> => {
  const answer = await answerTo(incoming, port, addition !== undefined);
  if (latencyMs > 0) await pause(latencyMs);
  if (fate === 'lost') {
    answer.resume();
    outgoing.destroy();
    return;
  }
  const headers = { ...answer.headers };
  if (addition !== undefined) delete headers['content-length'];
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  if (fate === 'breaks') {
    outgoing.write(await half(answer), () => outgoing.destroy());
    return;
  }
  if (addition === undefined) {
    answer.pipe(outgoing);
    return;
  }
  answer.pipe(outgoing, { end: false });
  answer.on('end', () => outgoing.end(addition));
};
