import type { Product, Unit } from '@gastroshop/api-contract';
import { BasePriceLabel, PriceLabel, PriceHint } from '@gastroshop/ui/price';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, toBasePriceLabel, toPriceLabel } from '../../product-data';
import styles from './price-summary.module.css';

// Few may see it, and it comes with a calculation and a pop-up of its own.
const PriceWhy = lazy(async () => ({ default: (await import('./price-explanation-trigger')).PriceWhy }));

/** What the price of an article takes. */
export interface PriceHeadProps {
  readonly product: Product;
  readonly unit: Unit;
  readonly amount: number;
  readonly context: ProductContext;
  /** The rate of value added tax: "10 %". */
  readonly vat: string | undefined;
}

/** What an amount of an article costs by the piece, net, with the way to why. */
export const PriceHead = ({ product, unit, amount, context, vat }: PriceHeadProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const price = toPriceLabel(product, unit, amount, context);
  if (price === undefined) return null;
  const compared = toBasePriceLabel(product, unit, amount, context);
  // What is priced by the kilo needs no second price by the kilo.
  const base = price !== 'ON_REQUEST' && price.unit === compared?.unit ? undefined : compared;
  const note = price === 'ON_REQUEST' ? undefined : price.note;
  const shown = price === 'ON_REQUEST' ? price : { ...price, note: undefined };
  return (
    <div className={styles['head']}>
      <div className={styles['price']}>
        <PriceLabel price={shown} size="detail" />
        {/* Tiers have the ladder; only what it cost before stands here. */}
        {note?.kind === 'FORMER' ? <PriceHint note={note} /> : null}
        {price === 'ON_REQUEST' ? null : (
          <span className={styles['net']}>
            {t('net')}
            {vat === undefined ? null : `, ${t('vat', { percent: vat })}`}
          </span>
        )}
      </div>
      <div className={styles['aside']}>
        {base === undefined ? null : <BasePriceLabel basePrice={base} />}
        {context.visibility.popup === 'none' ? null : (
          <Suspense fallback={<span className={styles['why']} />}>
            <PriceWhy product={product} unit={unit} amount={amount} context={context} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
