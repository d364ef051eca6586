import { formatPrice } from '@gastroshop/i18n';
import type { ReactNode } from 'react';
import styles from './article-card.sample.module.css';
import type { SampleArticle } from './article.sample';

/** An article as a card on the phone. */
export const articleCard = ({ name, sku, origin, price }: SampleArticle): ReactNode => (
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
