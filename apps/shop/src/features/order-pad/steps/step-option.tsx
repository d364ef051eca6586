import { displayedProductId } from '@gastroshop/domain/product';
import { formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import {
  toOrderUnits,
  type ProductContext,
  toProductCardData,
  rowTotalText,
  sizedName,
} from '@gastroshop/storefront/product';
import { IconHistory } from '@gastroshop/ui/icons';
import { groupDigits, ProductThumbnail } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';
import { type QuickFix, unitOfRemedy } from '../fixes/quick-fix';
import styles from './steps.module.css';

/** What an answer takes. */
export interface StepOptionProps {
  readonly line: PadLine;
  readonly remedy: QuickFix;
  /** The day the customer last bought it, YYYY-MM-DD. */
  readonly lastBought: string | undefined;
  readonly context: ProductContext;
  readonly onTake: () => void;
}

/** An answer to an open line, with what the line then costs: an article, or a unit of it. */
export const StepOption = ({ line, remedy, lastBought, context, onTake }: StepOptionProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('order-pad');
  const product = remedy.kind === 'ARTICLE' ? remedy.product : line.product;
  if (product === undefined) return null;
  const unit = unitOfRemedy(line, remedy);
  const amount = Number(line.fields.amount.trim());
  const count = Number.isInteger(amount) && amount > 0 ? amount : 1;
  const total = unit && rowTotalText(product, unit, count, context);
  const { name, size } = sizedName(product, unit?.abbreviation, context.locale);
  const number = groupDigits(displayedProductId(product, context.crossTenantNumbers));
  const content = toOrderUnits(product, locale).find(
    (each) => each.abbreviation === unit?.abbreviation,
  )?.content;
  const details =
    remedy.kind === 'UNIT'
      ? [name, content ?? size].filter((each) => each !== undefined)
      : [size, number].filter((each) => each !== undefined);
  const shown = remedy.kind === 'UNIT' ? (unit?.name ?? remedy.abbreviation) : name;
  return (
    <button
      type="button"
      className={styles['option']}
      data-own={lastBought === undefined ? undefined : true}
      aria-label={t('takeNamed', { name: [shown, ...details].join(', ') })}
      onClick={onTake}
    >
      <ProductThumbnail size="card" image={toProductCardData(product, 1, undefined, context).picture} />
      <span className={styles['words']}>
        <span className={styles['name']}>{shown}</span>
        <span className={styles['details']}>{details.join(' · ')}</span>
        {lastBought !== undefined && (
          <span className={styles['day']}>
            <IconHistory size={14} stroke={2} />
            {formatLongDate(lastBought, context.locale, { weekday: 'short', month: 'short', year: false })}
          </span>
        )}
      </span>
      <span className={styles['cost']}>
        {total !== undefined && <strong>{total}</strong>}
        {unit !== undefined && <span>{formatAmount(count, unit.abbreviation, locale)}</span>}
      </span>
    </button>
  );
};
