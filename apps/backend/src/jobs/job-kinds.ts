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
    /** Jobs of an older release do not say. */
    seesBonuses: z.boolean().default(false),
    /** The revision it confirms; missing: the order as it was submitted. */
    revision: z.int().min(2).optional(),
  }),
  /** The order for the merchandise system. */
  'hand-over': orderJob.extend({
    /** Missing: the order as it was submitted, or as it is for who asks for it again. */
    revision: z.int().optional(),
  }),
  /** A notification whose time has come: who wants it by e-mail, or on which devices, is looked up then. */
  notification: z.object({ tenant: z.string(), notificationId: z.string() }),
  /** A notification for one user. */
  'notification-mail': z.object({ tenant: z.string(), notificationId: z.string(), userId: z.string() }),
  /** A notification for one device of a user. */
  'notification-push': z.object({
    tenant: z.string(),
    notificationId: z.string(),
    userId: z.string(),
    subscriptionId: z.string(),
  }),
  /** Labels for one address. The labels stand in the database, not in the job. */
  'label-mail': z.object({
    tenant: z.string(),
    customerId: z.string(),
    mailingId: z.string(),
    address: z.string(),
  }),
  /** A filled-in form for one of its receivers. What was filled in stands in the database, not in the job. */
  'form-mail': z.object({ tenant: z.string(), submissionId: z.string(), address: z.string() }),
  /** A file that was sent to be imported; it stands in the database. */
  import: z.object({ tenant: z.string(), importId: z.string() }),
  /** A standing order whose time has come; what is due of it is looked up then. */
  'standing-order': z.object({ tenant: z.string(), customerId: z.string(), standingOrderId: z.string() }),
  /** A sign-up for the customer relationship system, or for who stands in for it. */
  'crm-sign-up': z.object({
    tenant: z.string(),
    submissionId: z.string(),
    address: z.string().optional(),
  }),
} as const;

/** Kind of job, see {@link JOB_SHAPES}. */
export type JobKind = keyof typeof JOB_SHAPES;

/** What a job of a kind has to know. */
export type JobData<Kind extends JobKind> = z.infer<(typeof JOB_SHAPES)[Kind]>;

/** A job to be put in the queue. */
export type NewJob = {
  readonly [Kind in JobKind]: {
    readonly kind: Kind;
    readonly data: JobData<Kind>;
    /** Not before; left out: at once. */
    readonly startAfter?: Date | undefined;
    /**
     * Which turn of its customer it is, from 0. First turns of all go before second ones: a customer with a thousand
     * mails waits behind itself and keeps nobody else waiting. Left out: 0.
     */
    readonly turn?: number | undefined;
  };
}[JobKind];
