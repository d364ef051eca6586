import { getSuppliers } from '@gastroshop/api-client';
import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { Disclosure } from '@gastroshop/ui/disclosure';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { scopedKey, useShop } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineContext } from '../lines/line-price';
import styles from './sums.module.css';
import { supplierTotals } from './supplier-totals';

/** Names change by import, once a day at most. */
const LASTING_MS = 5 * 60_000;

/** What the sums by supplier take. */
export interface SupplierListProps {
  readonly lines: readonly CheckoutLine[];
  readonly context: LineContext;
}

/** What comes from which supplier, with its sum: whoever sells beside the buyer looks for the own one. */
export const SupplierList = ({ lines, context }: SupplierListProps): ReactNode => {
  const { t } = useTranslation('storefront-sums');
  const { client, gateway } = useShop();
  const { tenant } = gateway.scope;
  const sums = useMemo(() => supplierTotals(lines, context), [lines, context]);
  const ids = sums.flatMap(({ supplierId }) => (supplierId === '' ? [] : [supplierId])).sort();
  const { data: suppliers = [] } = useQuery({
    queryKey: scopedKey(gateway.scope, 'suppliers-named', ids),
    queryFn: ({ signal }) => getSuppliers(client, { tenant, filterBody: { supplierIds: ids } }, { signal }),
    staleTime: LASTING_MS,
    enabled: ids.length > 0,
  });
  if (sums.length === 0 || ids.length === 0) return null;
  const names = new Map(suppliers.map(({ id, name }) => [id, name]));
  return (
    <Disclosure title={t('bySupplier')} note={String(sums.length)}>
      <dl className={styles['sums']}>
        {sums.map(({ supplierId, count, net, estimated }) => (
          <div key={supplierId} className={styles['line']}>
            <dt>
              {supplierId === '' ? t('noSupplier') : (names.get(supplierId) ?? supplierId)}
              <span className={styles['count']}>{t('positions', { count })}</span>
            </dt>
            <dd>
              {context.visibility.prices && (estimated ? formatEstimate(formatPrice(net)) : formatPrice(net))}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};
