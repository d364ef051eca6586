import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from '../../../../apps/backend/src/testing/process/run-server';

/** A shop of its own whose time a journey sets. */
export interface MovedShop {
  /** Where a tenant's shop is served. */
  readonly originOf: (host: string) => string;
  /** Lets the shop's time go on from a moment such as 2027-02-04T11:58:30+01:00. */
  readonly moveTo: (moment: string) => void;
  readonly stop: () => Promise<void>;
}

/** Starts the built shop with the demonstration's data of a moment, as if it were then. */
export const startMovedShop = async (moment: string): Promise<MovedShop> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-moved-'));
  const clock = path.join(folder, 'clock');
  const moveTo = (next: string): void => {
    writeFileSync(clock, next);
  };
  moveTo(moment);
  const server = await runServer({
    DATA_DIR: path.join(folder, 'data'),
    CLOCK_FILE: clock,
    RATE_LIMITS: 'off',
  });
  const { port } = new URL(server.origin);
  return {
    originOf: (host) => `http://${host}:${port}`,
    moveTo,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
