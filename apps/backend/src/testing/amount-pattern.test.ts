import { expect, it } from 'vitest';
import { amountPattern } from './amount-pattern';

it.each(['9471.35', '"9471.3500"', '9,471.35', '€ 9.471,35 / ST', '9 471,35', 'Summe:9471,35'])(
  'finds an amount in %s',
  (text) => {
    expect(text).toMatch(amountPattern('4.03', '9471.35'));
  },
);

it.each(['u9471e35', '19471.35', '9471.351', '0f9471-35ab', '2026-11-24T19:11:04.035Z', '12:14.03', '4.031'])(
  'finds none in %s',
  (text) => {
    expect(text).not.toMatch(amountPattern('4.03', '9471.35'));
  },
);
