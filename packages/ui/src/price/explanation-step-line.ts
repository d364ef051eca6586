import type { TFunction } from 'i18next';
import type { ExplanationStepData } from './price-steps';

/** One step in words: what it is, what is to be known about it, and what comes out. */
export interface ExplanationStepLine {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly value: string;
  /** Whether it is a result that is paid. */
  readonly isResult?: boolean | undefined;
  /** Whether it is in the buyer's favour. */
  readonly isGain?: boolean | undefined;
}

type T = TFunction<'ui-price'>;

const validity = (t: T, from: string | undefined, to: string | undefined): string | undefined => {
  if (from !== undefined && to !== undefined) return t('validBetween', { from, to });
  if (from !== undefined) return t('validFrom', { from });
  return to === undefined ? undefined : t('validTo', { to });
};

const rounding = (t: T, exact: string | undefined): string | undefined =>
  exact === undefined ? undefined : t('rounded', { exact });

const joined = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(', ') || undefined;

const discount = (label: string, percent: string): ExplanationStepLine => ({
  label,
  value: `−${percent}`,
  isGain: true,
});

/** Tells one step of a price in the language shown. */
export const explanationStepText = (step: ExplanationStepData, t: T): ExplanationStepLine => {
  switch (step.step) {
    case 'STORAGE_QUANTITY':
      return {
        label: t('quantity'),
        detail: t('quantityDetail', { amount: step.amount, ratio: step.ratio }),
        value: step.quantity,
      };
    case 'TIER_QUANTITY':
      return { label: t('lineQuantity'), value: step.quantity };
    case 'ESTIMATED_QUANTITY':
      return {
        label: t('estimate'),
        detail: t('estimateDetail', { perUnit: step.perUnit }),
        value: step.quantity,
      };
    case 'DELIVERED_QUANTITY':
      return { label: t('delivered'), value: step.quantity };
    case 'ON_REQUEST':
      return { label: t('onRequest'), value: '–' };
    case 'CHOSEN_PRICE':
      return {
        label: t(`basis_${step.basis}`),
        detail: joined(
          step.from === undefined ? undefined : t('from', { quantity: step.from }),
          validity(t, step.validFrom, step.validTo),
        ),
        value: step.price,
      };
    case 'FAIR_FACTOR':
      return discount(t('fairDiscount'), step.percent);
    case 'UNIT_FACTOR':
      return discount(t('discount'), step.percent);
    case 'ROW_FACTOR':
      return discount(t('rowDiscount'), step.percent);
    case 'UNIT_PRICE':
      return {
        label: t('unitPrice', { unit: step.unit }),
        detail: rounding(t, step.exact),
        value: step.price,
        isResult: true,
      };
    case 'ROW_TOTAL':
      return { label: t('rowTotal'), detail: rounding(t, step.exact), value: step.total, isResult: true };
    case 'DISCOUNT_EARNED':
      return {
        label: t('earned'),
        detail: t('earnedDetail', { undiscounted: step.undiscounted }),
        value: step.earned,
        isGain: true,
      };
    case 'BONUS':
      return {
        label: t('bonus', { percent: step.percent }),
        detail: t('bonusDetail'),
        value: step.bonus,
        isGain: true,
      };
  }
};
