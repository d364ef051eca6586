import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { OrderHint, type OrderHintData } from '../order-control';
import { bannerWords } from './banner-words';
import { numberInThrees } from './number-in-threes';
import { ProductBadges } from './product-badges';
import type { ProductSummary } from './product-data';
import styles from './product-meta.module.css';
import { productTexts } from './texts';

interface ProductMetaProps {
  readonly product: ProductSummary;
  /** Takes the place of everything else, so that nothing grows while the buyer types. */
  readonly hint: OrderHintData | undefined;
  /** Whether the banner stands here and not on the picture. */
  readonly withBanner: boolean;
  readonly withOrigin: boolean;
  /** How many badges keep their word. */
  readonly words: number;
}

/** The second line of a product: number, badges, origin, or what is to be said about the amount. */
export const ProductMeta = ({
  product,
  hint,
  withBanner,
  withOrigin,
  words,
}: ProductMetaProps): ReactNode => {
  const t = useTexts(productTexts);
  if (hint !== undefined) {
    return (
      <div className={styles['meta']} data-hint>
        <OrderHint hint={hint} />
      </div>
    );
  }
  const number = numberInThrees(product.number);
  const badges = product.badges ?? [];
  const banner = withBanner ? product.banner : undefined;
  const origin = withOrigin ? product.origin : undefined;
  const all = [
    number,
    banner === undefined ? undefined : bannerWords(banner, t),
    ...badges.map(({ label }) => label),
    origin,
  ];
  return (
    <div className={styles['meta']} title={all.filter((part) => part !== undefined).join(' · ')}>
      <span className={styles['number']}>{number}</span>
      <ProductBadges badges={badges} banner={banner} words={words} />
      {origin === undefined ? null : <span className={styles['origin']}>{origin}</span>}
    </div>
  );
};
