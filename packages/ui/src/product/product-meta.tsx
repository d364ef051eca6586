import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderHint, type OrderHintData } from '../order-control';
import { bannerText } from './banner-text';
import { groupDigits } from './group-digits';
import { ProductBadges } from './product-badges';
import { ProductKey } from './product-key';
import type { ProductCardData } from './product-data';
import styles from './product-meta.module.css';

interface ProductMetaProps {
  readonly product: ProductCardData;
  /** Takes the place of everything else, so that nothing grows while the buyer types. */
  readonly hint: OrderHintData | undefined;
  /** Whether the remedies of the hint stand elsewhere. */
  readonly withoutRemedies?: boolean;
  /** Whether the banner stands here and not on the picture. */
  readonly withBanner: boolean;
  readonly withOrigin: boolean;
  /** How many badges keep their word. */
  readonly words: number;
}

/** The second line of a product: size, number, badges, origin, or what is to be said about the amount. */
export const ProductMeta = ({
  product,
  hint,
  withoutRemedies = false,
  withBanner,
  withOrigin,
  words,
}: ProductMetaProps): ReactNode => {
  const { t } = useTranslation('ui-product');
  // What cannot be ordered keeps its number, and says when it comes back; of the rest there is nothing to decide on.
  const disabled = hint?.kind === 'DISABLED' ? hint : undefined;
  if (hint !== undefined && disabled === undefined) {
    return (
      <div className={styles['meta']} data-hint>
        <OrderHint hint={hint} withoutRemedies={withoutRemedies} />
      </div>
    );
  }
  const number = groupDigits(product.number);
  const badges = disabled === undefined ? (product.badges ?? []) : [];
  const banner = withBanner ? product.banner : undefined;
  const origin = withOrigin && disabled === undefined ? product.origin : undefined;
  const { size } = product;
  const all = [
    size,
    number,
    disabled?.reason,
    banner === undefined ? undefined : bannerText(banner, t),
    ...badges.map(({ label }) => label),
    origin,
  ];
  return (
    <div className={styles['meta']} title={all.filter((part) => part !== undefined).join(' · ')}>
      <ProductKey size={size} number={product.number} />
      {disabled !== undefined && <OrderHint hint={disabled} />}
      <ProductBadges badges={badges} banner={banner} words={words} />
      {origin === undefined ? null : <span className={styles['origin']}>{origin}</span>}
    </div>
  );
};
