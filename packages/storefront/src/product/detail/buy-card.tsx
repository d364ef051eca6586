import type { Product } from '@gastroshop/api-contract';
import { TierPriceTable, UnitPriceList } from '@gastroshop/ui/price';
import type { ProductActions } from '@gastroshop/ui/product';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, priceUnit, unitOf } from '../../product-data';
import { useProductOrder } from '../use-product-order';
import { Availability } from './availability';
import styles from './buy-card.module.css';
import { OrderPart } from './product-order-section';
import { PriceFactList } from './price-fact-list';
import { toPriceDetails } from './to-price-details';
import { PriceHead } from './price-summary';
import { toTierPrices } from './to-tier-prices';
import { SignInHint } from './sign-in-hint';
import { toUnitPrices } from './unit-prices';
import { useProductDelivery } from './use-product-delivery';
import { useUnitChoice } from './use-unit-choice';
import { WeighedNote } from './weighed-hint';

/** What the card to order an article from takes. */
export interface BuyCardProps {
  readonly product: Product;
  readonly name: string;
  readonly context: ProductContext;
  readonly actions: ProductActions;
  /** What else can be done with the article here. */
  readonly tools?: ReactNode;
}

/** What an article costs in which unit and from which amount on, the way to order it, and when it comes. */
export const BuyCard = ({ product, name, context, actions, tools }: BuyCardProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const titleId = useId();
  const { order, amount, unit: abbreviation } = useProductOrder(product, context);
  const delivery = useProductDelivery(product);
  const chooseUnit = useUnitChoice(product, order, amount, actions);
  const unit = abbreviation === undefined ? undefined : unitOf(product, abbreviation);
  const units = useMemo(
    () => toUnitPrices(product, context, (content) => t('holds', { content })),
    [product, context, t],
  );
  const availability = <Availability product={product} context={context} delivery={delivery} />;
  if (order === undefined || unit === undefined)
    return (
      <div className={styles['card']}>
        <SignInHint target={context.paths.product(product.sku)} />
        {availability}
        {tools}
      </div>
    );
  const ladder = toTierPrices(product, unit, amount, context);
  const facts = toPriceDetails(product, unit, amount, context, delivery?.date ?? context.today);
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={visuallyHidden}>
        {t('order')}
      </h2>
      <PriceHead product={product} unit={unit} amount={amount} context={context} vat={facts.vat} />
      {units.length > 1 || !context.visibility.prices ? (
        <UnitPriceList units={units} unit={unit.abbreviation} onChange={chooseUnit} />
      ) : null}
      <OrderPart
        product={product}
        name={name}
        order={order}
        unit={unit}
        amount={amount}
        context={context}
        actions={actions}
        hasTiers={ladder.length > 0}
      />
      <WeighedNote product={product} />
      {ladder.length === 0 ? null : <TierPriceTable steps={ladder} unit={priceUnit(product)} />}
      <PriceFactList facts={facts} />
      <div className={styles['delivery']}>{availability}</div>
      {tools}
    </section>
  );
};
