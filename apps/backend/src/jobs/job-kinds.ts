import { z } from 'zod';

const orderJob = z.object({ tenant: z.string(), customerId: z.string(), orderId: z.string() });

/** What each kind of job has to know. A job is read back through its shape: an older release may have written it. */
export const JOB_SHAPES = {
  /** One mail to one address, so that a failing address repeats for itself alone. */
  'confirmation-mail': orderJob.extend({
    address: z.string(),
    locale: z.enum(['de-AT', 'en-GB']),
    /** Whether who submitted may see prices; the mail follows. */
    seesPrices: z.boolean(),
  }),
  /** The order for the merchandise system. */
  'hand-over': orderJob,
} as const;

/** Kind of job, see {@link JOB_SHAPES}. */
export type JobKind = keyof typeof JOB_SHAPES;

/** What a job of a kind has to know. */
export type JobData<Kind extends JobKind> = z.infer<(typeof JOB_SHAPES)[Kind]>;

/** A job to be put in the queue. */
export type NewJob = {
  readonly [Kind in JobKind]: { readonly kind: Kind; readonly data: JobData<Kind> };
}[JobKind];
