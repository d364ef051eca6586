import type { OrderListLine, Product, ResolvedOrderListLine } from '@gastroshop/api-contract';
import { offerAmount } from '@gastroshop/domain/order-list';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { offeredUnits, smallestAllowedAmount } from '@gastroshop/domain/quantity';
import { formatNumber, translator, type Locale } from '@gastroshop/i18n';
import { orderListTexts } from './texts';
import { unitOfLine } from './unit-of-line';

/** A line with what was found for it. */
export interface LineQuestion {
  readonly line: OrderListLine;
  /** Valid code on the goods, where the line names one. */
  readonly gtin: string | undefined;
  /** Articles that fit, the best first. */
  readonly products: readonly Product[];
}

/** A code without an amount is one scan of one piece. */
const amountOf = ({ line, gtin }: LineQuestion): number | undefined =>
  line.amount === undefined ? (gtin === undefined ? undefined : 1) : Number(line.amount);

/** What becomes of a line: found, offered differently, or the reason why it cannot be ordered. */
export const resolveLine = (question: LineQuestion, locale: Locale): ResolvedOrderListLine => {
  const text = translator(orderListTexts, locale);
  const { line, gtin, products } = question;
  const { lineNumber, article } = line;
  const [product, ...others] = products;
  if (product === undefined)
    return {
      lineNumber,
      outcome: 'ARTICLE_UNKNOWN',
      reason: article.trim() === '' ? text('articleMissing') : text('articleUnknown', { article }),
    };
  if (others.length > 0)
    return {
      lineNumber,
      outcome: 'SEVERAL_ARTICLES',
      candidates: products,
      reason: text('severalArticles', { article }),
    };
  const { name } = product;
  if (!isOrderable(effectiveStatus(product)))
    return { lineNumber, outcome: 'ARTICLE_NOT_AVAILABLE', product, reason: text('notAvailable', { name }) };

  const unit = unitOfLine(product, line.unit, gtin);
  if (unit === undefined) {
    const units = offeredUnits(product.units)
      .map((offered) => offered.name)
      .join(', ');
    const reason = text('unitUnknown', { name, unit: line.unit ?? '', units });
    return { lineNumber, outcome: 'UNIT_UNKNOWN', product, reason };
  }
  const known = { lineNumber, product, unitAbbreviation: unit.abbreviation };
  const amount = amountOf(question);
  if (amount === undefined || !Number.isInteger(amount) || amount < 1) {
    const smallest = smallestAllowedAmount(product.minSaleQuantity, unit);
    const reason =
      amount === undefined ? text('amountMissing') : text('amountInvalid', { amount: String(line.amount) });
    return {
      ...known,
      outcome: 'AMOUNT_INVALID',
      ...(smallest !== undefined && { amount: smallest }),
      reason,
    };
  }
  const offer = offerAmount(amount, unit, product.minSaleQuantity);
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
