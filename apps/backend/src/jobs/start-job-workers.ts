import { isDatabaseGone, tracedStore, type Store } from '../db';
import { NO_TRACER, parseTraceparent, type Span, type Tracer } from '../tracing';
import { JOB_CHANNEL, TRACEPARENT } from './enqueue';
import { yieldToRequests } from './yield-to-requests';
import { jobHandlers, type JobHandlers, type JobDependencies } from './job-handlers';
import { JOB_SHAPES, type JobKind } from './job-kinds';
import { createQueue, prepared, queueOnStore } from './job-queue';
import { clearSubmissions } from './submissions';
import { createWakeUp, type WakeUp } from './wake-signal';

/** A try that failed, as far as a log may know it: no addresses, no texts. */
export interface JobFailure {
  readonly kind: JobKind | 'queue';
  readonly jobId?: string | undefined;
  /** The trace of the call it follows. */
  readonly traceId?: string | undefined;
  readonly error: string;
  readonly code?: string | undefined;
}

/** What the workers of a process need. */
export interface JobOptions extends JobDependencies {
  /** Told how long jobs take; left out: nobody is. */
  readonly tracer?: Tracer | undefined;
  readonly onFailure?: ((failure: JobFailure) => void) | undefined;
  /** Workers for each kind of job. */
  readonly lanes?: number | undefined;
  /** Longest sleep of an idle worker: jobs that are due again are found after that, in milliseconds. */
  readonly idleMs?: number | undefined;
  /** How often abandoned jobs are taken up and old ones cleared away, in milliseconds. */
  readonly tidyMs?: number | undefined;
}

/** The workers of a process. */
export interface JobWorkers {
  /** Takes no more jobs and resolves when those begun are done. */
  stop(): Promise<void>;
}

const LANES = 2;
const IDLE_MS = 5_000;
const TIDY_MS = 30_000;
/** How a job ended is noted for a minute at most; then others take it up. */
const NOTE_TRIES = 60;
const NOTE_MS = 1_000;

const failureOf = (error: unknown): Pick<JobFailure, 'error' | 'code'> => ({
  error: error instanceof Error ? error.name : 'unknown',
  ...(error instanceof Error && 'code' in error && typeof error.code === 'string' && { code: error.code }),
});

const traceparentIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && TRACEPARENT in data ? data[TRACEPARENT] : undefined;

const isKind = (name: string): name is JobKind => Object.hasOwn(JOB_SHAPES, name);

/**
 * Starts the workers of a process. Any number of processes may work on one database: a job is with one of them at a
 * time. What fails comes again, later and later, and is parked in the end; what a dead process left comes again too.
 */
export const startJobWorkers = async (store: Store, options: JobOptions): Promise<JobWorkers> => {
  const { onFailure = () => undefined, lanes = LANES, idleMs = IDLE_MS, tidyMs = TIDY_MS } = options;
  const { tracer = NO_TRACER } = options;
  const queue = createQueue(prepared('job_queue', queueOnStore(store)));
  const kinds = Object.keys(jobHandlers(store, options)).filter(isKind);
  const newJobs = new Map(kinds.map((kind) => [kind, createWakeUp()]));
  const theEnd = createWakeUp();
  let isStopping = false;
  // Not read through a narrowed variable: it changes while a worker waits.
  const goesOn = () => !isStopping;

  const work = async (kind: JobKind, data: unknown, handlers: JobHandlers): Promise<void> => {
    switch (kind) {
      case 'confirmation-mail':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'hand-over':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'notification':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'notification-mail':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'notification-push':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'label-mail':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'form-mail':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'import':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'standing-order':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
      case 'crm-sign-up':
        return handlers[kind]?.(JOB_SHAPES[kind].parse(data));
    }
  };

  /** Notes how a job ended, again where the database is away: a job without a note comes again, but minutes later. */
  const noted = async (note: () => Promise<unknown>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await note();
        return;
      } catch (error) {
        if (!isDatabaseGone(error) || tries === NOTE_TRIES || !goesOn()) throw error;
        await theEnd.sleep(NOTE_MS, 0);
      }
    }
  };

  /** A job is a part of the call that it follows, however late it is done. */
  const beginJob = (kind: JobKind, data: unknown): Span =>
    tracer.begin(`process ${kind}`, {
      kind: 'consumer',
      parent: parseTraceparent(traceparentIn(data)),
      facts: {
        'messaging.system': 'pg-boss',
        'messaging.destination.name': kind,
        'messaging.operation.type': 'process',
      },
    });

  const takeOne = async (kind: JobKind): Promise<boolean> => {
    const [job] = await queue.fetch(kind, { batchSize: 1 });
    if (job === undefined) return false;
    const span = beginJob(kind, job.data);
    const { context } = span;
    try {
      await work(kind, job.data, jobHandlers(tracedStore(store, context, tracer), options, context));
      span.end();
    } catch (error) {
      span.end({ hasFailed: true });
      onFailure({ kind, jobId: job.id, traceId: context.traceId, ...failureOf(error) });
      await noted(() => queue.fail(kind, job.id, failureOf(error)));
      return true;
    }
    // Should this fail, the job comes again; receivers know it by its id.
    await noted(() => queue.complete(kind, job.id));
    return true;
  };

  const lane = async (kind: JobKind, newJob: WakeUp): Promise<void> => {
    while (goesOn()) {
      const since = newJob.count();
      await yieldToRequests({ isCrowded: store.isCrowded, goesOn });
      if (!goesOn()) break;
      const hasWorked = await takeOne(kind).catch((error: unknown) => {
        onFailure({ kind: 'queue', ...failureOf(error) });
        return false;
      });
      if (!hasWorked && goesOn()) await newJob.sleep(idleMs, since);
    }
  };

  const tidy = async (): Promise<void> => {
    while (goesOn()) {
      // What people filled in goes in time, also where nobody fills in anything after them.
      for (const clear of [() => queue.maintain(), () => clearSubmissions(store)])
        await clear().catch((error: unknown) => {
          onFailure({ kind: 'queue', ...failureOf(error) });
        });
      if (goesOn()) await theEnd.sleep(tidyMs, 0);
    }
  };

  // A mail looked for by those who do other work would cost the database more than the mail. An older release does not
  // say what is to be done.
  const hear = (payload: string) => {
    const told = payload.split(' ');
    for (const [kind, newJob] of newJobs) if (payload === '' || told.includes(kind)) newJob.ring();
  };
  await store.listen(JOB_CHANNEL, hear, () => {
    hear('');
  });
  const running = [
    tidy(),
    ...[...newJobs].flatMap(([kind, newJob]) => Array.from({ length: lanes }, () => lane(kind, newJob))),
  ];
  return {
    stop: async () => {
      isStopping = true;
      for (const newJob of newJobs.values()) newJob.ring();
      theEnd.ring();
      await Promise.all(running);
    },
  };
};
