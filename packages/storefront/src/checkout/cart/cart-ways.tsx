import { isPlainClick, Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart-ways.module.css';

/** A way to fill an empty cart. */
export interface CartWay {
  readonly href: string;
  readonly label: string;
  /** Takes the place of the address where the link is clicked; in a new tab the address is opened. */
  readonly onFollow?: (() => void) | undefined;
}

/** What the ways take. */
export interface CartWaysProps {
  readonly ways: readonly CartWay[];
}

/** The ways to fill an empty cart, below each other. */
export const CartWays = ({ ways }: CartWaysProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  return (
    <ul className={styles['ways']} aria-label={t('ways')}>
      {ways.map(({ href, label, onFollow }) => (
        <li key={href}>
          <Link
            href={href}
            className={styles['way']}
            onClick={(event) => {
              if (onFollow === undefined || !isPlainClick(event)) return;
              event.preventDefault();
              onFollow();
            }}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};
