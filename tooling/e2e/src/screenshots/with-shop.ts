import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from '../../../../apps/backend/src/testing/process/run-server';
import { findProducts } from './products';
import type { ScreenState } from './screen-state';
import { screenStates } from './scenes';
import { createSignOns } from './signed-in-contexts';
import { createVisitors, type Visitors } from './visitors';
import { within } from './within';

/** Longest wait for the shop to end in order, in milliseconds. */
const STOP_MS = 30_000;

/** Browsers at work at the same time. */
const HANDS = 2;

/** A running shop and the browsers to look at it. */
export interface RunningShop {
  readonly port: number;
  readonly scenes: readonly ScreenState[];
  readonly hands: readonly Visitors[];
}

/** Which shop is looked at, and which of its scenes. */
export interface ShopChoice {
  /** Scenes with these words in their name; all if empty. */
  readonly only: string;
  /** Port of a shop that runs already; a fresh one with the demonstration's data if empty. */
  readonly port: string;
}

const startShop = async (): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-shots-'));
  const server = await runServer({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  return {
    port: Number(new URL(server.origin).port),
    stop: async () => {
      await within(STOP_MS, 'the end of the shop', server.stop()).catch(() => server.kill());
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts the built shop, runs a task with it, and puts everything away. */
export const withShop = async (
  { only, port: running }: ShopChoice,
  task: (shop: RunningShop) => Promise<void>,
): Promise<void> => {
  const shop = running === '' ? await startShop() : { port: Number(running), stop: () => Promise.resolve() };
  const signOns = createSignOns();
  const hands = Array.from({ length: HANDS }, () => createVisitors(signOns, shop.port));
  try {
    const all = screenStates(await findProducts(`http://127.0.0.1:${shop.port}`));
    const scenes = all.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
    if (scenes.length === 0) throw new Error(`No scene has „${only}“ in its name`);
    await task({ port: shop.port, scenes, hands });
  } finally {
    await Promise.all(hands.map(({ end }) => end()));
    await shop.stop();
  }
};
