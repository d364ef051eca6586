import type { OrderListLine, Product, ResolvedOrderListLine } from '@gastroshop/api-contract';
import { type GuessKind, suggestAmount } from '@gastroshop/domain/order-list';
import { effectiveStatus, isCutNumber, isOrderable } from '@gastroshop/domain/product';
import { offeredUnits, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import { formatNumber, type Locale } from '@gastroshop/i18n';
import { isAbbreviated } from '../../../search-engine';
import { isSizeOf } from './size-of-product';
import type { FoundLine } from './take-reading';
import { unitOfLine } from './unit-of-line';
import { matchOf } from './match-of-line';
import { texts } from '../../../text-files';

/** A line with what was found for it. */
export interface LineInput {
  readonly line: OrderListLine;
  /** The way it is read; undefined where nothing fits. */
  readonly found: FoundLine | undefined;
  /** Articles that fit, the best first. */
  readonly products: readonly Product[];
  /** Articles that are called what stands beside the number of this one, which is not. */
  readonly namedOtherwise: readonly Product[];
}

/** Why nothing is found: no article is named, its number was cut, or there is none. */
const unknownReason = (article: string, locale: Locale): string => {
  const text = texts.getFixedT(locale, 'order-list');
  if (article.trim() === '') return text('articleMissing');
  return text(isCutNumber(article) ? 'numberCut' : 'articleUnknown', { article });
};

/** What becomes of a line: found, offered differently, or the reason why it cannot be ordered. */
export const resolveLine = (question: LineInput, locale: Locale): ResolvedOrderListLine => {
  const text = texts.getFixedT(locale, 'order-list');
  const { line, found, products, namedOtherwise } = question;
  const { lineNumber, article, note = '' } = line;
  const [product, ...others] = products;
  if (found === undefined || product === undefined)
    return {
      lineNumber,
      outcome: 'ARTICLE_UNKNOWN',
      reason: unknownReason(article, locale),
    };
  const { reading, alternative } = found;
  const readAs = { lineNumber, ...(alternative !== undefined && { reading: alternative }) };
  if (others.length > 0)
    return {
      ...readAs,
      outcome: 'SEVERAL_ARTICLES',
      candidates: products,
      reason: text('severalArticles', { article: reading.name.text }),
    };
  const { name } = product;
  if (namedOtherwise.length > 0)
    return {
      ...readAs,
      outcome: 'SEVERAL_ARTICLES',
      candidates: [product, ...namedOtherwise],
      reason: text('otherName', { article: reading.name.text, name, note }),
    };
  const match = matchOf(product, found);
  const ofProduct = { ...readAs, match, product };
  if (!isOrderable(effectiveStatus(product)))
    return { ...ofProduct, outcome: 'ARTICLE_NOT_AVAILABLE', reason: text('notAvailable', { name }) };

  const meant = unitOfLine(product, reading.unit, reading.name.gtin);
  const isSize = isSizeOf(product, match, reading, line.text);
  if ('unknown' in meant && !isSize) {
    const units = offeredUnits(product.units)
      .map((offered) => offered.name)
      .join(', ');
    const reason = text('unitUnknown', { name, unit: meant.unknown, units });
    return { ...ofProduct, outcome: 'UNIT_UNKNOWN', reason };
  }
  if ('unknown' in meant) {
    const reason = text('amountMissing');
    return { ...ofProduct, outcome: 'AMOUNT_INVALID', reason };
  }
  const { unit, from } = meant;
  const isOtherNumber = alternative !== undefined || found.isDoubtful || isSize;
  const guesses: readonly GuessKind[] = [
    ...(isOtherNumber ? (['NUMBER_IN_NAME'] as const) : []),
    ...(match === 'WORDS' && isAbbreviated(reading.name.text) ? (['SPELLING'] as const) : []),
  ];
  const known = {
    ...ofProduct,
    unitAbbreviation: unit.abbreviation,
    unitFrom: from,
    ...(guesses.length > 0 && { guesses }),
  };
  const amount = reading.amount === undefined ? undefined : Number(reading.amount);
  if (amount === undefined || !Number.isInteger(amount) || amount < 1) {
    const smallest = smallestAllowedAmount(product.minSaleQuantity, unit);
    const reason =
      amount === undefined
        ? text('amountMissing')
        : text('amountInvalid', { amount: String(reading.amount) });
    return {
      ...known,
      outcome: 'AMOUNT_INVALID',
      ...(smallest !== undefined && { amount: smallest }),
      reason,
    };
  }
  const offer = suggestAmount(amount, unit, product.minSaleQuantity);
  switch (offer.kind) {
    case 'ALLOWED':
      return { ...known, outcome: 'FOUND', amount };
    case 'TOO_SMALL': {
      const reason = text('amountTooSmall', { smallest: formatNumber(offer.offered), unit: unit.name });
      return { ...known, outcome: 'CORRECTED', amount: offer.offered, reason };
    }
    case 'TOO_LARGE': {
      const reason = text('amountTooLarge', { largest: formatNumber(offer.offered), unit: unit.name });
      return { ...known, outcome: 'CORRECTED', amount: offer.offered, reason };
    }
    case 'NOT_IN_THIS_UNIT':
      return { ...known, outcome: 'AMOUNT_INVALID', reason: text('notInThisUnit', { unit: unit.name }) };
  }
};
