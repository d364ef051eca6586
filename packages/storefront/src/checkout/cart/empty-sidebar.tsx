import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';
import { CartWays } from './cart-ways';
import styles from './empty-sidebar.module.css';

/** What stands beside an empty cart takes. */
export interface EmptySidebarProps {
  /** The ways of this shop to fill it; where it has none of its own, those that every shop has. */
  readonly ways?: ReactNode;
}

/** In the place of the sums where nothing is in the cart: the ways to fill it. */
export const EmptySidebar = ({ ways }: EmptySidebarProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { t: s } = useTranslation('storefront-sums');
  const { paths } = useGateway();
  return (
    <section className={styles['panel']} aria-label={s('title')}>
      <h2 className={styles['title']}>{s('title')}</h2>
      <p className={styles['nothing']}>{t('nothing')}</p>
      {ways ?? (
        <CartWays
          ways={[
            { href: paths.search(), label: t('toAssortment') },
            ...(paths.orderPad === undefined ? [] : [{ href: paths.orderPad, label: t('toOrderPad') }]),
          ]}
        />
      )}
    </section>
  );
};
