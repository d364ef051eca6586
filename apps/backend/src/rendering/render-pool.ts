import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ProblemError, throwProblem } from '../http';
import type { RenderJob } from './render-job';

/** How much a pool takes on. */
export interface PoolLimits {
  readonly threads: number;
  /** Jobs that may wait; one more is refused. */
  readonly waiting: number;
  /** For waiting and rendering together. */
  readonly timeoutMs: number;
  /** The worker's file; left out: the one beside this one. */
  readonly worker?: string | undefined;
}

/** Threads that render. */
export interface RenderPool {
  /**
   * Renders a job in another thread. One that fails or whose thread dies is tried once more.
   *
   * @param leaving aborted when nobody waits for it any more: it is not begun then, or given up
   * @throws ProblemError unavailable when too much waits already, or when it took too long
   * @throws Error when it failed twice, or nobody waits for it any more
   */
  render(job: RenderJob, leaving?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

const DEFAULT_LIMITS: PoolLimits = {
  // One core is left to the requests.
  threads: availableParallelism() > 2 ? 2 : 1,
  waiting: 32,
  timeoutMs: 120_000,
};

/** An idle thread holds fonts and tables in memory; it goes after this. */
const IDLE_MS = 60_000;
/** A table of 10,000 lines takes a third of it. */
const MEMORY_MB = 1_024;

/** The worker's file: the built one beside the built server, the source where sources run (tests). */
const workerFile = (): string =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL('render-worker-source.mjs', import.meta.url)
      : new URL('render-worker.js', import.meta.url),
  );

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Starts a pool; its threads come with the first job. */
export const createRenderPool = (limits: Partial<PoolLimits> = {}): RenderPool => {
  const { threads, waiting, timeoutMs, worker = workerFile() } = { ...DEFAULT_LIMITS, ...limits };
  const pool = new Piscina<RenderJob, Uint8Array>({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // The thread needs nothing of the environment, and secrets are in it.
    env: {},
  });

  // A thread may also fail when its job is done; an error that nobody hears would end the process.
  pool.on('error', () => undefined);

  // Counted here: the pool's own limit does not hold for jobs that can be given up.
  let underWay = 0;

  const attempt = async (job: RenderJob, leaving?: AbortSignal): Promise<Uint8Array> => {
    try {
      const timeout = AbortSignal.timeout(timeoutMs);
      return await pool.run(job, {
        signal: leaving === undefined ? timeout : AbortSignal.any([timeout, leaving]),
      });
    } catch (error) {
      if (isTimeout(error) && leaving?.aborted !== true)
        throwProblem('unavailable', { detail: 'Rendering took too long.', retryAfter: 60 });
      throw error;
    }
  };

  return {
    render: async (job, leaving) => {
      if (underWay >= threads + waiting)
        throwProblem('unavailable', { detail: 'Too much is being rendered.', retryAfter: 10 });
      underWay += 1;
      try {
        return await attempt(job, leaving).catch((error: unknown) => {
          if (error instanceof ProblemError || leaving?.aborted === true) throw error;
          return attempt(job, leaving);
        });
      } finally {
        underWay -= 1;
      }
    },
    close: () => pool.close({ force: true }),
  };
};
