import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { afterEach } from 'vitest';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Starts a real HTTP server on the loopback interface; it is closed after the test. Answers its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere');
  return `http://127.0.0.1:${address.port}`;
}

/** The body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
