import { valueAt } from '../bootstrap/read-json.mjs';

/** A number in what a program of the other project answers; NaN if there is none, which keeps no limit. */
export const numberAt = (answer: unknown, key: string): number => Number(valueAt(answer, key));

/** A text in it. */
export const textAt = (answer: unknown, key: string): string => String(valueAt(answer, key));
