import { vitestConfig } from '@gastroshop/config/vitest';

// One room at a time, judged by its own tests alone: a mutant that only a neighbour's test would notice counts as missed.
const room = process.env['MUTATION_ROOM'];

export default vitestConfig({
  reporters: [],
  isolate: true,
  include: [room === undefined ? 'src/**/*.test.ts' : `src/${room}/**/*.test.ts`],
  // Tests of load say how fast something is, not what it does; they would only slow the mutation tests down.
  exclude: ['**/*.load.test.ts'],
  setupFiles: ['./vitest.mutation.setup.ts'],
});
