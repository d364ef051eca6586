import { formatPrice } from '@gastroshop/i18n';
import type { ReactNode } from 'react';
import styles from './product-card.sample.module.css';
import type { SampleProduct } from './product.sample';

/** An article as a card on the phone. */
export const productCard = ({ name, sku, origin, price }: SampleProduct): ReactNode => (
  <span className={styles['card']}>
    <strong>{name}</strong>
    <span className={styles['line']}>
      <span>
        {sku} · {origin}
      </span>
      <span>{formatPrice(price)}</span>
    </span>
  </span>
);
