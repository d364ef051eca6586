import type { LabelProduct, Product } from '@gastroshop/api-contract';
import { formatNumber } from '@gastroshop/i18n';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { useFeatures, type BrowserStorage, usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { EmptyState, ErrorState, ListDrawing, Loading, Skeleton } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { IconChecklist, IconTrash } from '@gastroshop/ui/icons';
import { SortSelect } from '@gastroshop/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddLabel } from './add-label';
import { productName } from './find-product';
import { InactiveNotice } from './inactive-notice';
import { toLabelPairs } from './label-amounts-storage';
import { labelCheckQuery, labelProductsQuery } from './label-queries';
import { LabelRows } from './label-rows';
import { formatLabelSort, offeredLabelSorts, parseLabelSort } from './label-sort';
import styles from './labels-view.module.css';
import { PrintBar } from './print-bar';
import { useClearLabels } from './use-clear-labels';
import { useLabelAmounts } from './use-label-amounts';
import { useLabelChanges } from './use-label-changes';

/** What the list of labels takes. */
export interface LabelsViewProps {
  /** The search part of the address, which says how the list is sorted. */
  readonly address: string;
  /** Goes to another order, by the search part of its address. */
  readonly onAddressChange: (address: string) => void;
  /** Keeps how many labels are wanted. */
  readonly storage: BrowserStorage;
}

const NO_LABELS: readonly LabelProduct[] = [];
const BONES = Array.from({ length: 6 }, (_, row) => row);

/** The articles shelf labels are wanted of: to collect, to count, to print and to send (LAB-1). */
export const LabelsView = ({ address, onAddressChange, storage }: LabelsViewProps): ReactNode => {
  const { t } = useTranslation('labels');
  const { client, gateway } = useShop();
  const { prices } = usePriceVisibility();
  const sort = parseLabelSort(address, prices);
  const { data, isError, isFetching, refetch } = useQuery(labelProductsQuery(client, gateway.scope, sort));
  const { data: check } = useQuery(labelCheckQuery(client, gateway.scope));
  const [amounts, setAmount] = useLabelAmounts(storage);
  const { put, remove, addEssentials, adding } = useLabelChanges();
  const { clearing, clear } = useClearLabels();
  const has = useFeatures();
  const labels = clearing ? NO_LABELS : (data ?? NO_LABELS);
  const gone = useMemo(
    () => (clearing ? [] : (check?.inactive ?? []).map(({ sku }) => sku)),
    [check, clearing],
  );
  const inactive = useMemo(() => new Set(gone), [gone]);
  const pairs = toLabelPairs(
    labels.flatMap(({ sku }) => (inactive.has(sku) ? [] : [sku])),
    amounts,
  );
  const total = pairs.reduce((sum, { amount }) => sum + amount, 0);
  const nameOf = (sku: string): string => labels.find((label) => label.sku === sku)?.name ?? sku;
  const add = (product: Product, amount: number | undefined): string => {
    const name = productName(product);
    if (amount !== undefined && Number.isInteger(amount) && amount >= 1) setAmount(product.sku, amount);
    const isThere = labels.some(({ sku }) => sku === product.sku);
    if (!isThere) put(product.sku, true);
    return isThere ? t('already', { name }) : t('added', { name });
  };
  usePageTitle(t('title'));
  const list =
    data === undefined ? (
      isError ? (
        <ErrorState title={t('notLoaded')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <div className={styles['bones']}>
            {BONES.map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </div>
        </Loading>
      )
    ) : labels.length === 0 && gone.length === 0 ? (
      <EmptyState
        title={t('none')}
        drawing={<ListDrawing />}
        actions={
          has('ESSENTIALS') && (
            <Button
              variant="filled"
              busy={adding}
              disabled={clearing}
              icon={<IconChecklist size={18} />}
              onClick={addEssentials}
            >
              {t('addEssentials')}
            </Button>
          )
        }
      >
        {t('noneText')}
      </EmptyState>
    ) : (
      <>
        <div className={styles['bar']}>
          <PrintBar labels={pairs} />
          {offeredLabelSorts(prices).length > 1 && (
            <div className={styles['sort']}>
              <SortSelect
                label={t('sort')}
                options={offeredLabelSorts(prices).map((value) => ({ value, label: t(value) }))}
                value={sort}
                onChange={(value) => {
                  onAddressChange(formatLabelSort(parseLabelSort(`sort=${value}`, prices)));
                }}
              />
            </div>
          )}
        </div>
        <InactiveNotice
          names={gone.map(nameOf)}
          onRemove={() => {
            remove(gone, gone.map(nameOf).join(', '));
          }}
        />
        <LabelRows
          labels={labels}
          amounts={amounts}
          inactive={inactive}
          onAmount={setAmount}
          onRemove={({ sku, name }) => {
            remove([sku], name);
          }}
        />
      </>
    );
  return (
    <div className={styles['screen']}>
      <PageTitle
        count={
          labels.length === 0
            ? undefined
            : [
                t('articles', { count: labels.length, shown: formatNumber(labels.length) }),
                t('labels', { count: total, shown: formatNumber(total) }),
              ].join(' · ')
        }
        actions={
          labels.length > 0 && (
            <>
              {has('ESSENTIALS') && (
                <Button busy={adding} icon={<IconChecklist size={18} />} onClick={addEssentials}>
                  {t('addEssentials')}
                </Button>
              )}
              <IconButton outline label={t('clear')} icon={<IconTrash size={18} />} onClick={clear} />
            </>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <AddLabel onAdd={add} disabled={clearing} />
      {list}
    </div>
  );
};
