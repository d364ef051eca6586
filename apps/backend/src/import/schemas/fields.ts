import { z } from 'zod';

/** A text of one line at least; blanks at its ends are dropped. */
export const text = (longest: number) => z.string().trim().min(1, 'is empty').max(longest);

/** A text that may be long. */
export const longText = z.string().trim().max(20_000);

/** Characters no number holds, and that the database does not take in part. */
const UNTYPABLE = /[\p{Cc}\p{Cs}]/u;

/** Number of an article, a customer or anything else the branch has numbered. */
export const key = (longest = 100) =>
  text(longest).refine((value) => !UNTYPABLE.test(value), 'holds characters that cannot be typed');

/** Number of an article. */
export const sku = key(40);

/** Calendar day, YYYY-MM-DD. */
export const day = z.iso.date('is no day like 2026-11-25');

const DECIMAL = /^\d{1,12}(?:\.\d{1,6})?$/;
const isAboveZero = (value: string | number): boolean => Number(value) > 0;

/** Exact decimal, 0 or more. */
export const decimalText = z.string().regex(DECIMAL, { error: 'is no number like 12.50', abort: true });

/** Exact decimal above 0. */
export const positiveText = decimalText.refine(isAboveZero, 'has to be above 0');

/** A number above 0, exact as a text. */
export const positive = z.union([z.number(), decimalText]).refine(isAboveZero, 'has to be above 0');

/** A text in both languages. */
export const localTexts = z.strictObject({ 'de-AT': text(200), 'en-GB': text(200).optional() });

/** Whether entries of a list differ in what is looked at. */
export const areUnique = <Entry>(entries: readonly Entry[], by: (entry: Entry) => unknown): boolean =>
  new Set(entries.map(by)).size === entries.length;
