import { test } from '@playwright/test';

/** Screen and language of the shop in a project: journeys of one combination never meet those of another. */
export const COMBINATIONS = [
  'desktop-de',
  'phone-en',
  'desktop-en',
  'phone-de',
  'tablet-de',
  'tablet-en',
] as const;
/** Screen and language, see {@link COMBINATIONS}. */
export type Combination = (typeof COMBINATIONS)[number];

/** The combination of the project that runs. */
export const combination = (): Combination => {
  const { name } = test.info().project;
  const found = COMBINATIONS.find((known) => name.endsWith(known));
  if (found === undefined) throw new Error(`${name} names no screen and language`);
  return found;
};
