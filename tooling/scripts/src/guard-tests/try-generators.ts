import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { WorkspaceCopy } from './workspace-copy';

/** What is generated, one after the other: what a later one needs an earlier one has made. */
const GENERATED: readonly (readonly [generator: string, ...answers: readonly string[]])[] = [
  [
    'call',
    'getTableReservation',
    'order',
    '/t/{tenant}/customers/{customerId}/table-reservation',
    'The reserved table.',
  ],
  ['call', 'getTableWish', 'seating', '/user/table-wish', 'The table a user would like.'],
  ['screen', 'table-reservation', 'getTableReservation', 'Reservierter Tisch', 'Reserved table'],
  ['screen', 'table-wish', 'getTableWish', 'Wunschtisch', 'Favourite table'],
  ['block', 'quoteBlock', 'Zitat', 'Quote'],
  ['tenant', 'QX', 'AG', 'quellberg.example', 'Quellberg Gastro', '#7a1f5c'],
  ['rule', 'PRI', 'pricing', 'isRoundAmount', 'A price of nothing is none.'],
];

/** What has to pass then, by the folder it runs in. */
const CHECKS: readonly (readonly [folder: string, ...command: readonly string[]])[] = [
  ...[
    'packages/api-contract',
    'packages/api-client',
    'packages/identity',
    'packages/domain',
    'packages/cms',
  ].map((folder) => [folder, 'pnpm', 'exec', 'tsc7'] as const),
  ...['apps/shop', 'apps/cms-preview', 'apps/backend'].map(
    (folder) => [folder, 'pnpm', 'exec', 'tsc7'] as const,
  ),
  [
    'packages/api-contract',
    'pnpm',
    'exec',
    'vitest',
    'run',
    'src/endpoints',
    'src/schemas/content/block.test.ts',
  ],
  ['packages/api-client', 'pnpm', 'exec', 'vitest', 'run', 'src/calls.test.ts'],
  ['packages/identity', 'pnpm', 'exec', 'vitest', 'run', 'src/tenant', 'src/routes/match-route.test.ts'],
  ['packages/domain', 'pnpm', 'exec', 'vitest', 'run', 'src/pricing/is-round-amount.test.ts'],
  ['packages/cms', 'pnpm', 'exec', 'vitest', 'run', 'src/blocks'],
  ['apps/shop', 'pnpm', 'exec', 'vitest', 'run', 'src/features/table-reservation', 'src/features/table-wish'],
  [
    'apps/backend',
    'pnpm',
    'exec',
    'vitest',
    'run',
    'src/modules/seating',
    'src/modules/order/table-reservation.test.ts',
    'src/modules/open-calls.test.ts',
  ],
  ['apps/shop', 'pnpm', 'exec', 'eslint', 'src/features/table-reservation', 'src/features/table-wish'],
  ['packages/domain', 'pnpm', 'exec', 'eslint', 'src/pricing/is-round-amount.ts'],
  ['.', 'pnpm', 'run', 'texts:check'],
  ['.', 'pnpm', 'run', 'check:rules'],
];

/** Lets every generator write into a copy of the workspace, and says what of it does not pass. */
export const tryGenerators = ({ folder, environment }: WorkspaceCopy): readonly string[] => {
  const start = (where: string, [program = '', ...args]: readonly string[]): readonly string[] => {
    const started = Date.now();
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      cwd: path.join(folder, where),
      // One engine is enough to see that what was generated passes.
      env: { ...environment, TEST_DATABASE_URL: '' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
    console.log(
      `  ${where}: ${[program, ...args].slice(0, 4).join(' ')}, ${Math.round((Date.now() - started) / 1000)} s`,
    );
    return status === 0
      ? []
      : [`${where}: ${program} ${args.join(' ')}\n${error?.message ?? `${stdout}${stderr}`.slice(-2000)}`];
  };
  const failed = GENERATED.flatMap(([name, ...answers]) =>
    start('.', ['pnpm', 'gen', name, '--args', ...answers]),
  );
  return failed.length > 0 ? failed : CHECKS.flatMap(([where, ...command]) => start(where, command));
};
