import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { member } from '../shop/cart-call';
import type { Environment } from './time-shifted-shop';

const BACKEND = path.resolve(import.meta.dirname, '../../../../apps/backend');

/** Who buys the carts that the cart screen is compared for. */
export interface MoneyBuyer {
  readonly user: string;
  readonly customerId: string;
}

/** Plants the articles of those carts into an installation that is not started yet, and somebody who buys them. */
export const seedMoneyCarts = async (environment: Environment): Promise<MoneyBuyer> => {
  const run = promisify(execFile);
  const options = { cwd: BACKEND, env: { ...process.env, DATABASE_URL: '', ...environment } };
  await run(process.execPath, ['dist/cli.js', 'migrate'], options);
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', '--conditions=@gastroshop/source', 'src/testing/money/seed-carts-on-screen.ts'],
    options,
  );
  const planted: unknown = JSON.parse(stdout);
  return { user: String(member(planted, 'user')), customerId: String(member(planted, 'customerId')) };
};
