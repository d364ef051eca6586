import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request that is written by hand. */
export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  /** What is sent of its body; as much as was announced, or less. */
  readonly body?: string | Buffer | undefined;
}

/** Begins a request on this machine by hand, so that what is sent of it, and what is not, is certain. */
export const beginRequest = (port: number, { method, url, headers, body = '' }: RawRequest): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body);
  return socket;
};

/** The status a connection is answered with. */
export const statusOf = async (socket: Socket): Promise<number> => {
  const [first] = (await once(socket, 'data')) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(first.toString())?.[1]);
};
