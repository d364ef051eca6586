import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBackLater, IconOffer, IconPreOrder } from './attribute-icons';
import { bannerText, type ProductBannerData } from './banner-text';
import styles from './product-banner.module.css';

/** What the banner of a product takes. */
export interface ProductBannerProps {
  /** The banner. */
  readonly banner: ProductBannerData;
  /** Higher, for a product's own page. */
  readonly large?: boolean | undefined;
}

const icons = {
  ON_SALE: IconOffer,
  PRE_ORDER: IconPreOrder,
  NEW: undefined,
  NOT_AVAILABLE: IconBackLater,
} as const;

/** The one solid badge a product may carry: offer, pre-order, new; grey when it is not to be had (PRD-7). */
export const ProductBanner = ({ banner, large = false }: ProductBannerProps): ReactNode => {
  const { t } = useTranslation('ui-product');
  const Icon = icons[banner.kind];
  const words = bannerText(banner, t);
  return (
    <span className={styles['banner']} data-kind={banner.kind} data-large={large || undefined} title={words}>
      {Icon === undefined ? null : <Icon size={large ? 14 : 12} />}
      <span className={styles['word']}>{words}</span>
    </span>
  );
};
