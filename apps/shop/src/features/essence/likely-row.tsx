import { formatUnit, formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import {
  toOrderUnits,
  type ProductContext,
  ItemThumbnail,
  toPriceLabel,
  rowTotalText,
  sizedName,
  unitOf,
  useUnusualAmount,
} from '@gastroshop/storefront/product';
import { IconButton } from '@gastroshop/ui/button';
import { IconArrowBackUp, IconCheck } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { OrderControl } from '@gastroshop/ui/order-control';
import { SizedLabel } from '@gastroshop/ui/product';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LikelyAmount, LikelyLine } from './likely-lines';
import styles from './likely-row.module.css';

/** What a row takes. */
export interface LikelyRowProps {
  readonly line: LikelyLine;
  readonly context: ProductContext;
  /** Whether its amount lies in the cart. */
  readonly isInCart: boolean;
  /** Whether the reason stands in its second line. */
  readonly isExplained: boolean;
  readonly onTake: (sku: string, taken: LikelyAmount) => void;
}

type FactsProps = Pick<LikelyRowProps, 'line' | 'isExplained'> & { readonly total: string | undefined };

const Facts = ({ line, isExplained, total }: FactsProps): ReactNode => {
  const { t } = useTranslation('likely');
  const { locale } = useLocale();
  const { product, bought, taken } = line;
  const { last, everyDays, ofLastOrders } = bought;
  const day = formatLongDate(last.day, locale, { weekday: 'short', month: 'short', year: false });
  const facts = isExplained
    ? [
        ofLastOrders && t('reason', ofLastOrders),
        t('usual', { amount: formatAmount(line.usual.amount, line.usual.unit, locale) }),
        everyDays !== undefined && t('every', { count: everyDays }),
      ]
    : [
        t('last', { amount: formatAmount(last.amount, last.unit, locale), day }),
        everyDays !== undefined && t('every', { count: everyDays }),
      ];
  const { size } = sizedName(product, taken.unit, locale);
  return (
    <span className={styles['facts']}>
      {size !== undefined && <strong>{size}</strong>}
      {total !== undefined && (
        <span className={styles['comes']}>{`${size === undefined ? '' : ' · '}${total}`}</span>
      )}
      {facts.map((fact, index) =>
        typeof fact === 'string' ? (
          <span key={fact}>{`${index > 0 || size !== undefined ? ' · ' : ''}${fact}`}</span>
        ) : null,
      )}
    </span>
  );
};

/** An article that is likely to be ordered today, with its usual amount to take, change or leave out. */
export const LikelyRow = memo(function LikelyRow(props: LikelyRowProps): ReactNode {
  const { locale } = useLocale();
  const { line, context, isInCart, isExplained, onTake } = props;
  const { t } = useTranslation('likely');
  const { product, usual, taken } = line;
  const { sku, name, productDisplayName = name } = product;
  const unusual = useUnusualAmount(product, context);
  const unit = unitOf(product, taken.unit);
  const price = unit && toPriceLabel(product, unit, Math.max(1, taken.amount), context);
  const total = unit && taken.amount > 0 ? rowTotalText(product, unit, taken.amount, context) : undefined;
  const isLeftOut = taken.amount === 0;
  const isProposed = taken.amount === usual.amount && taken.unit === usual.unit;
  return (
    <li className={clsx(styles['row'], isInCart && styles['inCart'], isLeftOut && styles['leftOut'])}>
      <ItemThumbnail size="row" item={product} />
      <span className={styles['words']}>
        <Link href={context.paths.product(sku)} className={styles['name']}>
          <SizedLabel
            name={productDisplayName}
            shortName={sizedName(product, taken.unit, context.locale).name}
          />
        </Link>
        <Facts line={line} isExplained={isExplained} total={isLeftOut ? t('notToday') : total} />
      </span>
      <span className={styles['price']}>
        {price !== undefined && price !== 'ON_REQUEST' && (
          <>
            <span className={clsx(styles['amount'], price.isOnSale === true && styles['offer'])}>
              {price.priceText}
            </span>
            {` / ${formatUnit(price.unit, locale)}`}
            {price.note?.kind === 'FORMER' && (
              <small className={styles['former']}>
                {t('former')} <s>{price.note.price}</s>
              </small>
            )}
          </>
        )}
      </span>
      <span className={clsx(styles['control'], isProposed && !isInCart && styles['proposes'])}>
        <OrderControl
          name={productDisplayName}
          amount={taken.amount}
          unit={taken.unit}
          units={toOrderUnits(product, locale)}
          purpose="count"
          unusual={unusual}
          disabledReason={isInCart ? t('inCart') : undefined}
          onChange={(value) => {
            onTake(sku, value);
          }}
        />
        <span className={styles['unit']} aria-hidden>
          {formatUnit(taken.unit, locale)}
        </span>
        {isInCart ? (
          <span className={styles['done']}>
            <IconCheck size={18} />
          </span>
        ) : (
          <IconButton
            outline
            label={t(isLeftOut ? 'takeAgain' : 'leaveOut', { name: productDisplayName })}
            icon={isLeftOut ? <IconArrowBackUp size={18} /> : <IconCheck size={18} />}
            pressed={!isLeftOut}
            onClick={() => {
              onTake(sku, isLeftOut ? usual : { amount: 0, unit: taken.unit });
            }}
          />
        )}
      </span>
      <span className={clsx(styles['sum'], isProposed && styles['proposed'])}>
        {isLeftOut ? t('notToday') : total}
        {!isProposed && !isInCart && (
          <small>{t('usual', { amount: formatAmount(usual.amount, usual.unit, locale) })}</small>
        )}
      </span>
    </li>
  );
});
