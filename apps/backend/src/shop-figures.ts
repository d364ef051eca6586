import type { OpenStreams } from './calls';
import type { Store } from './db';
import { countNotHandedOver, jobCounts, type JobCount } from './jobs';
import type { Figure } from './runtime';
import type { MissingReceiver } from './settings';

/** What is counted as it happens. */
export const COUNTED = {
  orders: {
    name: 'orders_total',
    help: 'Orders taken by this process, by tenant and source.',
    labels: ['tenant', 'source'],
  },
  signOnFailures: {
    name: 'sign_on_failures_total',
    help: 'Sign-ons that did not come to their end, by reason.',
    labels: ['reason'],
  },
  searchFallbacks: {
    name: 'search_fallbacks_total',
    help: 'Searches the database answered because the search cluster failed.',
  },
  analyticsFailures: {
    name: 'analytics_failures_total',
    help: 'Accepted analytics events that their receiver did not take; they are gone.',
  },
  contentFailures: {
    name: 'content_failures_total',
    help: 'Looks at the hosted content system that failed and come again.',
  },
  strayFailures: {
    name: 'stray_failures_total',
    help: 'Failures that nobody waited for: faults of the shop itself.',
  },
  jobFailures: {
    name: 'job_failures_total',
    help: 'Tries of jobs that failed and come again, by kind.',
    labels: ['kind'],
  },
} as const;

/** Several figures of one look at the queue: a collector asks for all of them at once. */
const remember = (read: () => Promise<readonly JobCount[]>) => {
  let looked: Promise<readonly JobCount[]> | undefined;
  return () => {
    looked ??= read().finally(() => {
      looked = undefined;
    });
    return looked;
  };
};

/** What an installation is watched by. The names are promised in docs/operations/watching.md. */
export const shopFigures = (
  store: Store,
  streams: OpenStreams,
  missing: readonly MissingReceiver[] = [],
): readonly Figure[] => {
  const counts = remember(() => jobCounts(store));
  const ofJobs = (valueOf: (count: JobCount) => number) => async () =>
    (await counts())
      .filter(({ kind }) => kind !== 'parked')
      .map((count) => ({ labels: { kind: count.kind }, value: valueOf(count) }));
  return [
    {
      name: 'jobs_waiting',
      help: 'Jobs that are not done, by kind.',
      labels: ['kind'],
      read: ofJobs(({ waiting }) => waiting),
    },
    {
      name: 'jobs_parked',
      help: 'Jobs that were given up and wait for a person, by kind.',
      labels: ['kind'],
      read: ofJobs(({ parked }) => parked),
    },
    {
      name: 'jobs_oldest_seconds',
      help: 'Age of the oldest job that is not planned for later, by kind; what failed counts between its tries.',
      labels: ['kind'],
      read: ofJobs(({ oldestSeconds }) => oldestSeconds),
    },
    {
      name: 'orders_not_handed_over',
      help: 'Orders that were accepted and not handed over, with a job or without.',
      read: async () => [{ value: await countNotHandedOver(store) }],
    },
    {
      name: 'jobs_without_receiver',
      help: 'Whether this process was told to go without a receiver, by what it would receive: 1 or 0.',
      labels: ['of'],
      read: () =>
        (['orders', 'mails'] as const).map((of) => ({ labels: { of }, value: missing.includes(of) ? 1 : 0 })),
    },
    {
      name: 'database_connections',
      help: 'Connections of this process to the database, at work (in_use) and not (idle).',
      labels: ['state'],
      read: () => {
        const { inUse, idle } = store.connections();
        return [
          { labels: { state: 'in_use' }, value: inUse },
          { labels: { state: 'idle' }, value: idle },
        ];
      },
    },
    {
      name: 'database_callers_waiting',
      help: 'Who waits for a connection to the database.',
      read: () => [{ value: store.connections().waiting }],
    },
    {
      name: 'open_streams',
      help: 'Live streams that are open in this process.',
      read: () => [{ value: streams.count() }],
    },
  ];
};
