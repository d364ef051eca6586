import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { formatUnit, formatAmount, formatLongDate, formatNumber } from '@gastroshop/i18n';
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
import { useIsMobile } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';
import { type QuickFix, unitOfRemedy } from '../fixes/quick-fix';
import styles from './choice.module.css';

/** What an answer takes. */
export interface ChoiceProps {
  readonly line: PadLine;
  readonly remedy: QuickFix;
  /** Its key, from 1. */
  readonly number: number;
  readonly tabIndex: number;
  /** The day the customer last bought it, YYYY-MM-DD. */
  readonly lastBought: string | undefined;
  readonly context: ProductContext;
  readonly onTake: () => void;
}

interface ChoiceWords {
  readonly name: string;
  readonly details: readonly string[];
}

const productWords = (line: PadLine, product: Product, context: ProductContext): ChoiceWords => {
  const unit = unitOfRemedy(line, { kind: 'ARTICLE', product });
  const price = unit && rowTotalText(product, unit, 1, context);
  const { name, size } = sizedName(product, unit?.abbreviation, context.locale);
  const isByNumber = line.verdict?.outcome === 'ARTICLE_UNKNOWN' && /\d{3}/.test(line.fields.article);
  return {
    name,
    details: [
      ...(isByNumber ? [groupDigits(displayedProductId(product, context.crossTenantNumbers))] : []),
      ...(size === undefined ? [] : [size]),
      ...(price === undefined || unit === undefined
        ? []
        : [`${price} / ${formatUnit(unit.abbreviation, context.locale)}`]),
    ],
  };
};

const useUnitWords = (
  line: PadLine,
  product: Product,
  abbreviation: string,
  context: ProductContext,
): ChoiceWords => {
  const { locale } = useLocale();
  const { t } = useTranslation('order-pad');
  const unit = unitByAbbreviation(product.units, abbreviation);
  const amount = Number(line.fields.amount.trim());
  const count = Number.isInteger(amount) && amount > 0 ? amount : 1;
  const name = unit?.name ?? abbreviation;
  const content = toOrderUnits(product, locale).find((each) => each.abbreviation === abbreviation)?.content;
  const holds = content ?? sizedName(product, undefined, context.locale).size;
  const total = unit && rowTotalText(product, unit, count, context);
  const wish = `${formatNumber(count)} ${name}`;
  return {
    name: holds === undefined ? wish : t('unitHolds', { wish, content: holds }),
    details: [formatAmount(count, abbreviation, locale), ...(total === undefined ? [] : [total])],
  };
};

/** An answer to the question of a row: an article, or a unit of it; its number key takes it as well. */
export const Choice = (props: ChoiceProps): ReactNode => {
  const { line, remedy, number, tabIndex, lastBought, context, onTake } = props;
  const { t } = useTranslation('order-pad');
  const phone = useIsMobile();
  const product = remedy.kind === 'ARTICLE' ? remedy.product : line.product;
  const unitWords = useUnitWords(
    line,
    product ?? { sku: '', name: '', attributes: [], minSaleQuantity: 0, units: [] },
    remedy.kind === 'UNIT' ? remedy.abbreviation : '',
    context,
  );
  if (product === undefined) return null;
  const { name, details } = remedy.kind === 'UNIT' ? unitWords : productWords(line, product, context);
  const { picture } = toProductCardData(product, 1, undefined, context);
  const day =
    lastBought === undefined
      ? undefined
      : formatLongDate(lastBought, context.locale, { weekday: 'none', month: 'short', year: false });
  return (
    <button
      type="button"
      data-choice={number}
      data-first={number === 1 || undefined}
      tabIndex={tabIndex}
      aria-keyshortcuts={String(number)}
      aria-label={t('takeNamed', { name: [name, ...details].join(', ') })}
      title={[name, details.join(' · ')].join('\n')}
      className={styles['choice']}
      onClick={onTake}
    >
      <span className={styles['picture']}>
        <ProductThumbnail size={phone ? 'small' : 'compact'} image={picture} />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['details']}>
          {/* From the last, which stays, to the first, which goes where there is no room for all. */}
          <span className={styles['facts']}>
            {details.toReversed().map((fact, index) => (
              <span key={fact} className={styles['fact']}>
                {index === 0 ? fact : `${fact} · `}
              </span>
            ))}
          </span>
          {day !== undefined && (
            <span className={styles['day']}>
              <IconHistory size={12} stroke={2} />
              {day}
            </span>
          )}
        </span>
      </span>
      <kbd className={styles['key']} aria-hidden>
        {number}
      </kbd>
    </button>
  );
};
