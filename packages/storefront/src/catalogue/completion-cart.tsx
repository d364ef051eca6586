import { IconShoppingCart } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartSummary } from '../cart';
import { useGateway } from '../shop';
import styles from './completion-cart.module.css';

/** What the way to the cart takes. */
export interface CompletionCartProps {
  /** Puts the search away. */
  readonly onLeave: () => void;
}

/** The way to the cart where the search lies over the page, with how much is in it. */
export const CompletionCart = ({ onLeave }: CompletionCartProps): ReactNode => {
  const { t } = useTranslation('storefront-completion');
  const { count } = useCartSummary();
  const { paths } = useGateway();
  return (
    <Link href={paths.cart} className={styles['cart']} aria-label={t('cart', { count })} onClick={onLeave}>
      <IconShoppingCart size={24} />
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </Link>
  );
};
