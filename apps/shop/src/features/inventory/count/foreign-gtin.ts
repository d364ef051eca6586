import { parseGtin, parseProductNumber } from '@gastroshop/domain/product';

/** The GTIN of what the shop does not sell, as it was typed where that is one, else read from gaps, signs, or a longer code. */
export const foreignGtin = (written: string): string | undefined => {
  const text = written.trim();
  return parseGtin(text) === undefined ? parseProductNumber(text)?.gtin : text;
};
