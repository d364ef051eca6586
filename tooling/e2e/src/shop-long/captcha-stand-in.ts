import { createServer } from 'node:http';

/** A hosted captcha on this machine: a script with one button to press, and an address that checks tokens. */
export interface CaptchaStandIn {
  /** The script as browsers load it, on an origin of its own. */
  readonly scriptUrl: string;
  readonly verifyUrl: string;
  /** What was asked to be checked, in order. */
  readonly checked: readonly string[];
  readonly stop: () => Promise<void>;
}

/** As the services' scripts do: the widget is drawn where it is told, and answers by calling back. */
const SCRIPT = `
let count = 0;
const draw = (place, options) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'stand-in ' + options.sitekey + ' ' + options.language;
  button.addEventListener('click', () => {
    count += 1;
    button.disabled = true;
    options.callback('token-' + count);
  });
  place.replaceChildren(button);
  return button;
};
globalThis.turnstile = {
  render: draw,
  reset: (button) => { button.disabled = false; },
  remove: (button) => { button.remove(); },
};
`;

/** Starts the stand-in. Tokens are taken once, as the services do. */
export const startCaptchaStandIn = async (): Promise<CaptchaStandIn> => {
  const checked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/api.js') {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.end(SCRIPT);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const token = new URLSearchParams(body).get('response') ?? '';
      const success = !checked.includes(token);
      checked.push(token);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in has no port');
  const { port } = address;
  return {
    scriptUrl: `http://localhost:${port}/api.js`,
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    checked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
