import { describe, expect, it } from 'vitest';
import { lacksAmount } from './split-line-into-fields';

describe('a number that was typed alone', () => {
  it.each(['373326', ' 373326 ', '373 326', '373\u00a0326', '#373326', 'G203717'])(
    '%s lacks its amount',
    (text) => {
      expect(lacksAmount(text)).toBe(true);
    },
  );

  // Amounts, codes of one piece each, names, and nothing.
  it.each(['373326 4', '3 Ktn Obers', '9099000018550', 'Obers', 'Type 700', '', '   '])(
    '%s does not',
    (text) => {
      expect(lacksAmount(text)).toBe(false);
    },
  );
});
