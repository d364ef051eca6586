import {
  CLOSED_DAY_CHOICES,
  HALT_REASONS,
  MAX_RHYTHM_WEEKS,
  MISSING_CHOICES,
  RHYTHM_KINDS,
  STANDING_ORDER_STATES,
} from '@gastroshop/domain/standing-orders';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import {
  amountSchema,
  boundedString,
  daySchema,
  decimalStringSchema,
  idSchema,
  momentSchema,
  skuSchema,
  weekdaySchema,
} from './scalars';

/** Lines a standing order may have: as many as a cart is promised to be quick with. */
const MAX_STANDING_LINES = 500;

/** What a standing order does by itself. */
const STANDING_ORDER_MODES = ['SUBMIT_AT_DEADLINE', 'REMIND_ONLY'] as const;

/** What an occurrence of a standing order can be. */
const OCCURRENCE_STATES = ['PLANNED', 'ASK', 'SKIPPED', 'CLOSED', 'ORDERED', 'NOT_ORDERED'] as const;

/** Why an occurrence waits for an answer. */
const OCCURRENCE_QUESTIONS = [
  'PRICE_RISE',
  'SUM_RISE',
  'MISSING',
  'NOT_COUNTED',
  'ALLERGENS',
  'AMOUNT_TOO_SMALL',
  'ORDER_VALUE',
  'NOTHING_LEFT',
] as const;

const standingRhythmShape = z
  .object({
    kind: z.enum(RHYTHM_KINDS).describe('How it repeats'),
    days: list(weekdaySchema, 7).describe(
      'Weekdays, 0 Sunday to 6 Saturday; none for the first delivery day of a month',
    ),
    weeks: z
      .int()
      .min(1)
      .max(MAX_RHYTHM_WEEKS)
      .optional()
      .describe('Every how many weeks; missing: every week'),
    anchor: daySchema.optional().describe('A day of a week in which it comes; missing: the first day'),
  })
  .meta({ description: 'When a standing order comes.', examples: [{ kind: 'WEEKDAYS', days: [1, 3, 5] }] });
/** When a standing order comes. */
export interface StandingOrderRhythm extends z.infer<typeof standingRhythmShape> {}
const standingRhythmSchema: Schema<StandingOrderRhythm> = registerComponent(
  'StandingOrderRhythm',
  standingRhythmShape,
);

const percentSchema = z.int().min(0).max(1000);

const standingGuardsShape = z
  .object({
    priceRisePercent: percentSchema
      .optional()
      .describe('Asks when one product is dearer by more than this; missing: never'),
    sumPercent: percentSchema
      .optional()
      .describe('Asks when all of it is dearer by more than this; missing: never'),
    missing: z
      .enum(MISSING_CHOICES)
      .describe(
        'What becomes of a product that is not to be had; SUBSTITUTE: the first the branch names instead, and a question where there is none',
      ),
  })
  .meta({
    description: 'When a standing order asks instead of ordering.',
    examples: [{ priceRisePercent: 10, sumPercent: 15, missing: 'SKIP_LINE' }],
  });
/** When a standing order asks instead of ordering. */
export interface StandingOrderGuards extends z.infer<typeof standingGuardsShape> {}
const standingGuardsSchema: Schema<StandingOrderGuards> = registerComponent(
  'StandingOrderGuards',
  standingGuardsShape,
);

const standingLineBodyShape = z
  .strictObject({
    sku: skuSchema.describe('Number of the product'),
    unitAbbreviation: idSchema.describe('Unit the amount is counted in'),
    amount: amountSchema.describe('How many of the unit'),
    par: amountSchema
      .optional()
      .describe(
        'The stock to fill up to instead, in the unit, from the last count within 48 hours before it is ordered; without such a count it asks, and the amount is what is ordered if somebody says so; missing: the amount comes',
      ),
  })
  .describe('A line of a standing order.');
/** A line of a standing order, as it is wanted. */
export interface StandingOrderLineBody extends z.infer<typeof standingLineBodyShape> {}
const standingLineBodySchema: Schema<StandingOrderLineBody> = registerComponent(
  'StandingOrderLineBody',
  standingLineBodyShape,
);

const settings = {
  name: boundedString(200).min(1).describe('What the kitchen calls it, 1 to 200 characters'),
  rhythm: standingRhythmSchema.describe('When it comes'),
  from: daySchema.describe('The first day of the rhythm that counts'),
  until: daySchema.optional().describe('The last one; missing: it goes on'),
  deliveryAddressExternalId: idSchema
    .optional()
    .describe("Key of one of the customer's delivery addresses; missing: the first"),
  unloadingArea: boundedString(200).optional().describe('Where to unload, at most 200 characters'),
  mode: z
    .enum(STANDING_ORDER_MODES)
    .describe('Whether it orders by itself, a while before the deadline, or reminds'),
  closedDays: z
    .enum(CLOSED_DAY_CHOICES)
    .describe('What becomes of a day without a delivery that the branch has not moved'),
  guards: standingGuardsSchema.describe('When it asks instead of ordering'),
  remindHours: list(z.int().min(1).max(72), 4)
    .optional()
    .describe('So many hours before it orders people are reminded; missing: as it is, at first 24 and 2'),
};
const EXAMPLE = {
  name: 'Milch & Gebäck',
  rhythm: { kind: 'WEEKDAYS', days: [1, 3, 5] },
  from: '2026-11-27',
  mode: 'SUBMIT_AT_DEADLINE',
  closedDays: 'EARLIER',
  guards: { priceRisePercent: 10, sumPercent: 15, missing: 'SKIP_LINE' },
} as const;

const standingOrderStartShape = z.strictObject(settings).meta({
  description: 'A standing order with the lines of something that is there.',
  examples: [EXAMPLE],
});
/** A standing order with the lines of something that is there. */
export interface StandingOrderStart extends z.infer<typeof standingOrderStartShape> {}
export const standingOrderStartSchema: Schema<StandingOrderStart> = registerComponent(
  'StandingOrderStart',
  standingOrderStartShape,
);

const lines = list(standingLineBodySchema, MAX_STANDING_LINES).describe(
  'What comes each time, every product once, 1 to 500 lines',
);

const standingOrderBodyShape = z.strictObject({ ...settings, lines }).meta({
  description: 'A standing order to be set up.',
  examples: [{ ...EXAMPLE, lines: [{ sku: '100100', unitAbbreviation: 'KT', amount: 2 }] }],
});
/** A standing order to be set up. */
export interface StandingOrderBody extends z.infer<typeof standingOrderBodyShape> {}
export const standingOrderBodySchema: Schema<StandingOrderBody> = registerComponent(
  'StandingOrderBody',
  standingOrderBodyShape,
);

const version = z.int().min(1).describe('The version the user saw');

const standingOrderUpdateShape = z.strictObject({ ...settings, lines, version }).meta({
  description: 'What a standing order is to become.',
  examples: [{ ...EXAMPLE, lines: [{ sku: '100100', unitAbbreviation: 'KT', amount: 3 }], version: 2 }],
});
/** What a standing order is to become. */
export interface StandingOrderUpdate extends z.infer<typeof standingOrderUpdateShape> {}
export const standingOrderUpdateSchema: Schema<StandingOrderUpdate> = registerComponent(
  'StandingOrderUpdate',
  standingOrderUpdateShape,
);

const standingOrderPauseShape = z
  .strictObject({
    from: daySchema.optional().describe('The first day that falls out; missing: it pauses at once'),
    until: daySchema.optional().describe('Days from this one on count again; missing: until it is resumed'),
  })
  .meta({ description: 'A pause of a standing order.', examples: [{ until: '2027-01-08' }] });
/** A pause of a standing order. */
export interface StandingOrderPause extends z.infer<typeof standingOrderPauseShape> {}
export const standingOrderPauseSchema: Schema<StandingOrderPause> = registerComponent(
  'StandingOrderPause',
  standingOrderPauseShape,
);

const standingOrderHolidayShape = z
  .strictObject({
    from: daySchema.describe('The first day that falls out'),
    until: daySchema.describe('Days from this one on count again'),
    exceptIds: list(idSchema, 200).optional().describe('Standing orders that go on; missing: none'),
  })
  .meta({
    description: 'A holiday of the business: its standing orders pause.',
    examples: [{ from: '2026-12-21', until: '2027-01-08' }],
  });
/** A holiday of the business: its standing orders pause. */
export interface StandingOrderHoliday extends z.infer<typeof standingOrderHolidayShape> {}
export const standingOrderHolidaySchema: Schema<StandingOrderHoliday> = registerComponent(
  'StandingOrderHoliday',
  standingOrderHolidayShape,
);

const occurrenceSubmissionShape = z
  .strictObject({
    withoutSkus: list(skuSchema, MAX_STANDING_LINES)
      .optional()
      .describe('Products to leave out this time; missing: none but those that are not to be had'),
  })
  .meta({
    description: 'An occurrence is ordered now, and so what it asks is answered.',
    examples: [{ withoutSkus: ['100100'] }],
  });
/** An occurrence is ordered now, and so what it asks is answered. */
export interface OccurrenceSubmission extends z.infer<typeof occurrenceSubmissionShape> {}
export const occurrenceSubmissionSchema: Schema<OccurrenceSubmission> = registerComponent(
  'OccurrenceSubmission',
  occurrenceSubmissionShape,
);

const occurrenceLinesShape = z
  .strictObject({
    lines: list(standingLineBodySchema, MAX_STANDING_LINES).describe(
      'What comes this time, every product once, 1 to 500 lines',
    ),
  })
  .meta({
    description: 'What comes one time instead of what comes each time.',
    examples: [{ lines: [{ sku: '100100', unitAbbreviation: 'KT', amount: 6 }] }],
  });
/** What comes one time instead of what comes each time. */
export interface OccurrenceLines extends z.infer<typeof occurrenceLinesShape> {}
export const occurrenceLinesSchema: Schema<OccurrenceLines> = registerComponent(
  'OccurrenceLines',
  occurrenceLinesShape,
);

const standingOrderLineShape = z
  .object({
    position: z.int().min(0).describe('Place in the order'),
    sku: z.string().describe('Number of the product'),
    unitAbbreviation: z.string().describe('Unit the amount is counted in'),
    amount: z.int().describe('How many of the unit'),
    par: z
      .int()
      .optional()
      .describe('The stock it is filled up to instead, in the unit; missing: the amount comes'),
    name: z.string().describe('What the product is called, else its number'),
    thumbnailUrl: z
      .string()
      .optional()
      .describe('Path of a small picture, relative to the origin of the shop'),
    isAvailable: z.boolean().describe('Whether it is to be had today; if not, it comes back by itself'),
    net: decimalStringSchema
      .optional()
      .describe("Net euro of the line at today's price; only for those who may see prices"),
    estimated: z
      .boolean()
      .optional()
      .describe('It is weighed: what it costs is an estimate; missing: it is not'),
  })
  .describe('A line of a standing order, with its product.');
/** A line of a standing order, with its product. */
export interface StandingOrderLine extends z.infer<typeof standingOrderLineShape> {}
const standingOrderLineSchema: Schema<StandingOrderLine> = registerComponent(
  'StandingOrderLine',
  standingOrderLineShape,
);

const occurrenceQuestionShape = z
  .object({
    kind: z.enum(OCCURRENCE_QUESTIONS).describe('What is different'),
    sku: z.string().optional().describe('Number of the product it is about; missing: all of the order'),
    name: z.string().optional().describe('What that product is called'),
    smallestAmount: z.int().optional().describe('The smallest amount the product is sold in'),
    price: z
      .object({
        before: decimalStringSchema.describe('Net euro, as it was last ordered or set up'),
        now: decimalStringSchema.describe('Net euro today'),
        percent: decimalStringSchema.describe('By how much it is dearer, rounded down to a tenth'),
      })
      .optional()
      .describe('What became dearer; only for those who may see prices'),
    net: decimalStringSchema
      .optional()
      .describe('Net euro that are missing to the least value; only for those who may see prices'),
  })
  .describe('What has to be answered before an occurrence is ordered.');
/** What has to be answered before an occurrence is ordered. */
export interface OccurrenceQuestion extends z.infer<typeof occurrenceQuestionShape> {}
const occurrenceQuestionSchema: Schema<OccurrenceQuestion> = registerComponent(
  'OccurrenceQuestion',
  occurrenceQuestionShape,
);

const standingOccurrenceShape = z
  .object({
    date: daySchema.describe('The day of the rhythm, which names it'),
    deliveryDay: daySchema
      .optional()
      .describe('The day it comes; missing: the day is closed and nothing comes'),
    state: z.enum(OCCURRENCE_STATES).describe('What has become of it'),
    submitAt: momentSchema.optional().describe('When it is ordered, or reminded of, by itself'),
    deadline: momentSchema.optional().describe('Until when it can be skipped, taken back and ordered'),
    positions: z.int().min(0).describe('Lines that would be ordered'),
    net: decimalStringSchema
      .optional()
      .describe("Net euro at today's prices, or as ordered; only for those who may see prices"),
    estimated: z
      .boolean()
      .optional()
      .describe('Something of it is weighed: the sum is an estimate; missing: it is exact'),
    lines: list(standingOrderLineSchema)
      .optional()
      .describe('What comes this time where it differs; missing: what comes each time'),
    questions: list(occurrenceQuestionSchema).describe('Without an answer to them it is not ordered'),
    leftOut: list(
      z.object({ sku: z.string().describe('Number'), name: z.string().describe('What it is called') }),
    ).describe('Products that are not to be had and are left out this time'),
    substitutes: list(
      z.object({
        sku: z.string().describe('Number of what comes'),
        name: z.string().describe('What it is called'),
        insteadOfSku: z.string().describe('Number of what is not to be had'),
        insteadOf: z.string().describe('What that is called'),
      }),
    )
      .optional()
      .describe('Products that come instead of others this time; missing: none'),
    filledUp: list(
      z.object({
        sku: z.string().describe('Number'),
        name: z.string().describe('What it is called'),
        unitAbbreviation: z.string().describe('Unit of stock and amount'),
        par: z.int().describe('The stock it is filled up to'),
        amount: z.int().min(0).describe('What it takes to fill it up; 0: there is enough'),
      }),
    )
      .optional()
      .describe('Products whose amount follows from a count; missing: none'),
    orderedAlready: list(
      z.object({ sku: z.string().describe('Number'), name: z.string().describe('What it is called') }),
    ).describe('Products of it that are on their way for that day from another order; nothing is subtracted'),
    orderId: z.string().optional().describe('The order it has become'),
    by: z.string().optional().describe('Who skipped or ordered it, where a person did'),
  })
  .meta({
    description: 'One time a standing order comes.',
    examples: [
      {
        date: '2026-11-30',
        deliveryDay: '2026-11-30',
        state: 'PLANNED',
        submitAt: '2026-11-28T10:30:00Z',
        deadline: '2026-11-28T11:00:00Z',
        positions: 8,
        net: '134.56',
        questions: [],
        leftOut: [],
        orderedAlready: [],
      },
    ],
  });
/** One time a standing order comes. */
export interface StandingOccurrence extends z.infer<typeof standingOccurrenceShape> {}
export const standingOccurrenceSchema: Schema<StandingOccurrence> = registerComponent(
  'StandingOccurrence',
  standingOccurrenceShape,
);

const standingOrderShape = z
  .object({
    ...settings,
    name: z.string().describe('What the kitchen calls it'),
    id: z.string().describe('Key of the standing order'),
    customerId: z.string().describe('Customer it is for'),
    version: z.int().min(1).describe('Rises with every change'),
    state: z.enum(STANDING_ORDER_STATES).describe('What it is today'),
    haltReason: z.enum(HALT_REASONS).optional().describe('Why the shop has halted it'),
    lostDays: list(weekdaySchema).describe('Weekdays of the rhythm on which nothing is delivered any more'),
    deliveryDays: list(weekdaySchema).describe('Weekdays on which its goods are delivered'),
    pausedFrom: daySchema.optional().describe('The day a pause begins that is not under way yet, or began'),
    pausedUntil: daySchema.optional().describe('The day it goes on; missing in a pause: until it is resumed'),
    owner: z.string().optional().describe('Who set it up; missing: nobody who still acts for the customer'),
    changedBy: z.string().describe('Who changed it last'),
    changedAt: momentSchema.describe('When it was last changed'),
    graceMinutes: z.int().min(0).describe('How long before the deadline it is ordered'),
    lines: list(standingOrderLineSchema).describe('What comes each time'),
    next: standingOccurrenceSchema.optional().describe('The next time it comes; missing: none is planned'),
  })
  .describe('An order that repeats by itself.');
/** An order that repeats by itself. */
export interface StandingOrder extends z.infer<typeof standingOrderShape> {}
export const standingOrderSchema: Schema<StandingOrder> = registerComponent(
  'StandingOrder',
  standingOrderShape,
);
