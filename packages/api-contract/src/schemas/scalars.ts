import { isEmailAddress } from '@gastroshop/domain/cart';
import { z } from 'zod';

/** Entries a long list in a body may have: carts, article numbers, order lists, templates, inventories, labels. */
export const MAX_LIST_ENTRIES = 10_000;

/** Text of a request; what is longer is refused instead of stored. */
export const boundedString = (maxLength: number) => z.string().max(maxLength);

/** Key of a record. */
export const idSchema = z.string().min(1).max(100);

/** Article number of a tenant. */
export const skuSchema = z.string().min(1).max(40);

/** Exact decimal: an optional minus sign, digits, and optionally a point with digits. */
export const decimalStringSchema = z.string().regex(/^-?\d{1,30}(?:\.\d{1,30})?$/);

/** A number of units that may be a fraction: an exact decimal or a number. */
export const quantitySchema = z.union([z.number(), decimalStringSchema]);

/** Calendar day, YYYY-MM-DD (API-1). */
export const daySchema = z.iso.date();

/** Moment with its offset from UTC. */
export const momentSchema = z.iso.datetime({ offset: true });

/** A day, or a moment that counts by its day in Vienna. */
export const dayOrMomentSchema = z.union([daySchema, momentSchema]);

/** Wall-clock time in Vienna, HH:MM or HH:MM:SS. */
export const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/);

/** Day of the week, 0 Sunday to 6 Saturday. */
export const weekdaySchema = z.int().min(0).max(6);

/** Whole number of a unit. */
export const amountSchema = z.int().min(1).max(99_999);

/** One e-mail address (CHK-1). */
export const emailSchema = z
  .string()
  .max(254)
  .refine(isEmailAddress, 'This is no e-mail address')
  .meta({ format: 'email' });

/** A field this product adds to the specified shapes: always optional, and marked in the OpenAPI document. */
export const extension = <T extends z.ZodType>(schema: T) => schema.optional().meta({ 'x-extension': true });
