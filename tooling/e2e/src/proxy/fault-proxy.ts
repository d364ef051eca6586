import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Faults, noFaults } from './faults';
import { forwardRequest } from './forward-request';

/** A bad network in front of the backend, on this machine's loopback. */
export interface FaultProxy {
  readonly port: number;
  /** What goes wrong from now on; changed in place. */
  readonly faults: Faults;
  readonly close: () => Promise<void>;
}

/** Calls of the shop; its own files and the sign-on are never harmed, unless everything is cut. */
const CALL = /^\/v1\/(?!.*\/live)/;
const BUILT = '/assets/';
const WORKER = '/service-worker.js';

/** Starts a proxy on a free port. It forwards everything to the backend, Host header and all. */
export const startFaultProxy = async (backendPort: number): Promise<FaultProxy> => {
  const faults = noFaults();
  const fateOf = (url: string): 'arrives' | 'breaks' | 'lost' | 'refused' => {
    if (!CALL.test(url)) return 'arrives';
    for (const [count, fate] of [
      ['refuse', 'refused'],
      ['loseAnswers', 'lost'],
      ['cutAnswers', 'breaks'],
    ] as const) {
      if (faults[count] === 0) continue;
      faults[count] -= 1;
      return fate;
    }
    return 'arrives';
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = '/' } = incoming;
    if (faults.isCut) {
      outgoing.destroy();
      return;
    }
    // The files of the version before are gone with it.
    if (faults.isDeployed && url.startsWith(BUILT)) {
      outgoing.writeHead(404).end();
      return;
    }
    const fate = fateOf(url);
    if (fate === 'refused') {
      outgoing.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const addition = faults.isDeployed && url === WORKER ? '\n// A newer version.\n' : undefined;
    await forwardRequest(incoming, outgoing, {
      port: backendPort,
      latencyMs: faults.latencyMs,
      fate,
      addition,
    });
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const { port } = address;
  return {
    port,
    faults,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
