import { configureGlobal } from 'fast-check';

// Thousands of runs, one for each change of the code: fewer cases each, and always the same ones, so that a verdict
// does not depend on luck.
configureGlobal({ numRuns: 25, seed: 20261126 });
