import type { DeletedCartItem } from '@gastroshop/api-contract';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { formatAmount } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Disclosure } from '@gastroshop/ui/disclosure';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useCartActions } from '../../cart';
import { offeredAmount, productsQuery, unitOf } from '../../product';
import { useGateway } from '../../shop';
import styles from './deleted-lines.module.css';
import { cartTexts } from './texts';

/** Lines offered at most; who wants more has a search. */
const MOST_OFFERED = 10;

/** What the lines taken out take. */
export interface DeletedLinesProps {
  /** As the backend tells them, latest first. */
  readonly items: readonly DeletedCartItem[];
  /** Skus that stand on the page already. */
  readonly shown: ReadonlySet<string>;
}

/** What was taken out before, here or by others, to bring back with one tap (CRT-5). */
export const DeletedLines = ({ items, shown }: DeletedLinesProps): ReactNode => {
  const t = useTexts(cartTexts);
  const { setLine } = useCartActions();
  const offered = useMemo(
    () => items.filter(({ sku }) => !shown.has(sku)).slice(0, MOST_OFFERED),
    [items, shown],
  );
  const skus = useMemo(() => offered.map(({ sku }) => sku), [offered]);
  const { data: products = [] } = useQuery(productsQuery(useGateway(), skus));
  const lines = offered.flatMap(({ sku, unitAbbr }) => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (product === undefined || !isOrderable(effectiveStatus(product))) return [];
    const unit = unitOf(product, unitAbbr);
    return unit === undefined ? [] : [{ product, unit, amount: offeredAmount(product, unit) }];
  });
  if (lines.length === 0) return null;
  return (
    <div className={styles['deleted']}>
      <Disclosure title={t('deletedTitle')} note={String(lines.length)} level={2}>
        <ul className={styles['list']}>
          {lines.map(({ product, unit, amount }) => (
            <li key={product.sku} className={styles['line']}>
              <span className={styles['name']} title={product.productDisplayName ?? product.name}>
                {product.productDisplayName ?? product.name}
              </span>
              <Button
                size="small"
                variant="soft"
                onClick={() => {
                  setLine(product.sku, { amount, unit: unit.abbreviation });
                }}
              >
                {t('bringBack', { amount: formatAmount(amount, unit.abbreviation) })}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};
