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

/** The settings of an installation. */
export type Environment = Readonly<Record<string, string>>;

/**
 * Starts the built shop as if it were a moment, with the demonstration's data of then.
 *
 * @param plant puts other data into the installation, before it is started for the first time
 */
export const startMovedShop = async (
  moment: string,
  plant?: (environment: Environment) => Promise<void>,
): Promise<MovedShop> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-moved-'));
  const clock = path.join(folder, 'clock');
  const moveTo = (next: string): void => {
    writeFileSync(clock, next);
  };
  moveTo(moment);
  const environment = {
    DATA_DIR: path.join(folder, 'data'),
    CLOCK_FILE: clock,
    RATE_LIMITS: 'off',
    ...(plant !== undefined && { DEMO_DATA: 'false' }),
  };
  await plant?.(environment);
  const server = await runServer(environment);
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
