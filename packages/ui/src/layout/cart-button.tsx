import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconShoppingCart } from '../icons';
import { Link } from '../link';
import classes from './cart-button.module.css';

/** What the cart in the header takes. */
export interface CartButtonProps {
  /** How many lines the cart has. */
  readonly count: number;
  /** The formatted sum, for those who may see prices. */
  readonly sum?: string | undefined;
  /** The cart's page. */
  readonly href: string;
}

/** The way to the cart, with its lines and, for those who may see it, its sum. */
export const CartButton = ({ count, sum, href }: CartButtonProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const label = sum === undefined ? t('cartCount', { count }) : t('cartSum', { count, sum });
  return (
    <Link className={classes['cart']} href={href} aria-label={label}>
      <IconShoppingCart size={20} />
      <span className={classes['count']}>{count}</span>
      {sum !== undefined && <span>{sum}</span>}
    </Link>
  );
};
