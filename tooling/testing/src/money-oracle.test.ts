import { cartTotals, type CartTotals, toTotalsLine, type VatRate } from '@gastroshop/domain/cart';
import { type Price, type PricingInput, priceRow } from '@gastroshop/domain/pricing';
import { describe, expect, it } from 'vitest';

import {
  bestRows,
  cartTotals as oracleTotals,
  isEstimate,
  isValue,
  type OraclePrice,
  type OracleQuestion,
  type OracleTotals,
  type OracleVat,
  Random,
  randomCart,
  type RandomCart,
  randomQuestion,
  text,
} from './money-oracle';

const CASES = 10_000;
/** Seconds on a quiet machine; a busy one may take its time. */
const TIMEOUT_MS = 120_000;

const reduction = (given: OraclePrice['discount']) =>
  given && { applicationOrder: given.order, discountFactorString: given.factor };

const domainPrice = (price: OraclePrice): Price => ({
  type: price.type,
  rawValueString: price.raw,
  minQuantity: price.from,
  fromDate: price.firstDay,
  toDate: price.lastDay,
  attachedDiscount: reduction(price.discount),
  attachedBonus: reduction(price.bonus),
});

const domainQuestion = (question: OracleQuestion): PricingInput => ({
  prices: question.prices.map(domainPrice),
  amount: question.amount,
  tierAmount: question.tierAmount,
  unit: { ratio: question.ratio },
  day: question.day,
  fair: question.fair,
  weighed:
    question.weightPerStorageUnit === undefined
      ? undefined
      : { pricedBy: 'kg', estimatedQuantityPerStorageUnit: question.weightPerStorageUnit },
  deliveredQuantity: question.delivered,
});

/** What the domain says differently from the oracle, in words; nothing when they agree. */
const rowDisagreement = (question: OracleQuestion): string | undefined => {
  const asked = domainQuestion(question);
  const answer = priceRow(asked);
  const best = bestRows(question);
  if (answer.kind === 'ON_REQUEST') return best.length === 0 ? undefined : 'the domain finds no price';
  // Where the decisions leave a tie open any of its prices will do, so that one's own figures are compared.
  const chosen = best.find(({ price }) => question.prices[asked.prices.indexOf(answer.price)] === price);
  if (chosen === undefined)
    return `the domain takes ${JSON.stringify(answer.price)} at ${answer.rowTotal}, the oracle ${JSON.stringify(best[0]?.price)} at ${best[0] === undefined ? 'nothing' : text(best[0].rowTotal, 2)}`;
  const wanted = [text(chosen.rowTotal, 2), text(chosen.discountEarned, 2), text(chosen.bonus, 2)];
  const got = [answer.rowTotal, answer.discountEarned, answer.bonus];
  if (wanted.join() !== got.join())
    return `row total, discount, bonus: oracle ${wanted.join()}, domain ${got.join()}`;
  if (!isValue(chosen.unitPrice, answer.unitPrice))
    return `unit price: oracle ${text(chosen.unitPrice, 6)}, domain ${answer.unitPrice}`;
  return answer.estimated === isEstimate(question)
    ? undefined
    : 'only one of the two takes it for an estimate';
};

const domainVat = (vat: readonly OracleVat[] | undefined): VatRate[] | undefined =>
  vat?.map(({ percent, from }) => ({ ratePercent: percent, validFrom: from }));

const domainTotals = ({ lines, fees }: RandomCart): CartTotals =>
  cartTotals({
    lines: lines.map(({ question, deliveryDay, temperature, vat, deposit }) =>
      toTotalsLine(
        priceRow(domainQuestion(question)),
        {
          vat: domainVat(vat),
          deposit: deposit && {
            amountString: deposit.amount,
            containersPerStorageUnit: deposit.containersPerStorageUnit,
            kind: deposit.kind,
          },
        },
        { date: deliveryDay, temperature },
      ),
    ),
    fees: fees.map(({ net, vat }) => ({
      kind: 'SMALL_ORDER',
      netString: net,
      vat: domainVat(vat),
    })),
  });

/** Fees go with the first delivery: the earliest day, and there the first temperature by name. */
const expectedTotals = ({ lines, fees }: RandomCart): OracleTotals => {
  const [first] = [...lines].sort((left, right) => (left.delivery < right.delivery ? -1 : 1));
  const { delivery = '', deliveryDay = '' } = first ?? {};
  return oracleTotals(
    lines,
    fees.map((fee) => ({ ...fee, delivery, deliveryDay })),
  );
};

/** Totals in one form for both sides: plain text, sorted. */
const spoken = (totals: OracleTotals): unknown => ({
  net: text(totals.net, 2),
  discountEarned: text(totals.discountEarned, 2),
  bonus: text(totals.bonus, 2),
  fees: text(totals.fees, 2),
  deposit: { SINGLE_USE: text(totals.singleUseDeposit, 2), MULTI_USE: text(totals.multiUseDeposit, 2) },
  estimated: totals.estimated,
  linesOnRequest: totals.unpriced,
  vat: totals.taxed?.vat
    .map(({ delivery, percent, base, vat }) =>
      [delivery, text(percent, 2), text(base, 2), text(vat, 2)].join(' '),
    )
    .sort(),
  gross: totals.taxed && text(totals.taxed.gross, 2),
});

const spokenDomain = (totals: CartTotals): unknown => ({
  net: totals.net,
  discountEarned: totals.discountEarned,
  bonus: totals.bonus,
  fees: totals.fees,
  deposit: { SINGLE_USE: totals.deposit.SINGLE_USE, MULTI_USE: totals.deposit.MULTI_USE },
  estimated: totals.estimated,
  linesOnRequest: totals.linesOnRequest,
  vat: totals.vat
    ?.map(({ date, temperature, ratePercent, base, vat }) =>
      [date, temperature, Number(ratePercent).toFixed(2), base, vat].join(' '),
    )
    .sort(),
  gross: totals.gross,
});

const cartDisagreement = (cart: RandomCart): string | undefined => {
  const domain = JSON.stringify(spokenDomain(domainTotals(cart)));
  const oracle = JSON.stringify(spoken(expectedTotals(cart)));
  return domain === oracle ? undefined : `the domain says ${domain}, the oracle ${oracle}`;
};

/** The first few of many cases in which the two disagree, with the case itself. */
const disagreements = <Case>(
  seed: number,
  make: (random: Random) => Case,
  disagreement: (made: Case) => string | undefined,
): string[] => {
  const random = new Random(seed);
  const found: string[] = [];
  for (let number = 0; number < CASES && found.length < 3; number += 1) {
    const made = make(random);
    const words = disagreement(made);
    if (words !== undefined) found.push(`case ${number}: ${words}; ${JSON.stringify(made)}`);
  }
  return found;
};

describe('PRI-2, PRI-3, PRI-4, PRI-5, PRI-6: the domain prices like an oracle that shares no code with it', () => {
  it(
    `agrees on ${CASES} random price lists`,
    () => {
      expect(disagreements(20_261_121, randomQuestion, rowDisagreement)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('LOC-3: the domain sums carts like an oracle that shares no code with it', () => {
  it(
    `agrees on ${CASES} random carts, to the cent`,
    () => {
      expect(disagreements(20_261_122, randomCart, cartDisagreement)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
