/**
 * How smoothly the kit scrolls 2,000 rows with order controls: a production build in Chromium, medians of several runs.
 * `pnpm bench:ui`. RUNS (5)
 */
import os from 'node:os';
import { measureScroll, type ScrollRun } from '../../../packages/ui/scripts/bench/measure-scroll';

const RUNS = Number(process.env['RUNS'] ?? 5);

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const NAMES = { rows: 'list of products', table: 'data table' } as const;

console.log(
  `2,000 rows with order controls, ${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, ` +
    `Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}, median of ${RUNS} runs`,
);
let long = 0;
for (const [list, runs] of await measureScroll(RUNS)) {
  const of = (part: keyof ScrollRun): number => median(runs.map((run) => run[part]));
  // Other programs lengthen tasks by the clock; what the kit can be blamed for is time of the processor.
  long += of('longCpuTasks');
  console.log(
    `${NAMES[list]}: longest task ${of('longestTask').toFixed(1)} ms by the clock, ${of('longestCpu').toFixed(1)} ms of the processor; ` +
      `tasks above 50 ms: ${of('longTasks')} by the clock, ${of('longCpuTasks')} of the processor; ` +
      `${of('framesPerSecond').toFixed(0)} frames a second, 95 of 100 frames within ${of('frame95').toFixed(1)} ms ` +
      `(longest tasks ${runs.map((run) => `${run.longestTask.toFixed(0)}/${run.longestCpu.toFixed(0)}`).join(', ')} ms)`,
  );
}
if (long > 0) {
  console.error('Scrolling holds up what the buyer types.');
  process.exitCode = 1;
}
