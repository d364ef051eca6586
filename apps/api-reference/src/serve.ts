import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const port = Number(process.env['PORT'] ?? '4000');

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Counts where something in front of it ends TLS; over http browsers do not look at it.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

const protect = (response: ServerResponse) => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
};

const files = sirv(path.join(import.meta.dirname, 'site'), { setHeaders: protect });

const server = createServer({ requestTimeout: 15_000 }, (request, response) => {
  files(request, response, () => {
    protect(response);
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('There is no such page. The API reference begins at /.\n');
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const advice =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`
      : `The server could not start: ${error.message}`;
  process.stderr.write(`\n✖ ${advice}\n\n`);
  process.exitCode = 1;
});

server.listen(port, '127.0.0.1', () => {
  process.stdout.write(
    [
      '',
      `  Gastroshop API reference   http://localhost:${port}`,
      '',
      '  The shop itself and its demo sign-ins come with the backend; until then this is the contract it will keep.',
      '  Stop with Ctrl+C.',
      '',
      '',
    ].join('\n'),
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
