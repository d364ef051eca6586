import { vitestConfig } from '@gastroshop/config/vitest';

// One room at a time, judged by its own tests alone: a mutant that only a neighbour's test would notice counts as missed.
const room = process.env['MUTATION_ROOM'];

export default vitestConfig({
  reporters: [],
  isolate: true,
  include: [room === undefined ? 'src/**/*.test.ts' : `src/${room}/**/*.test.ts`],
  setupFiles: ['./vitest.mutation.setup.ts'],
});
