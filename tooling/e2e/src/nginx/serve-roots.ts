import { BACKEND_PORT, SHOP_PORT } from '../ports';
import { startNginx } from './start-nginx';

/** Serves the three builds in front of the journeys' backend until it is told to end, also while it still starts. */
const starting = startNginx({ port: SHOP_PORT, backendPort: BACKEND_PORT });
let end: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // It may come twice, to the group and to this process.
  process.on(signal, () => {
    end ??= starting.then((roots) => roots.stop()).then(() => process.exit(0));
  });
}
await starting;
