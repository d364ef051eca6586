import type { OrderItem } from '@gastroshop/api-contract';
import { useAddMany } from '@gastroshop/storefront/cart';
import { Button } from '@gastroshop/ui/button';
import { Disclosure } from '@gastroshop/ui/disclosure';
import { ErrorState, Loading, Notice, SkeletonLines } from '@gastroshop/ui/feedback';
import { IconShoppingCart } from '@gastroshop/ui/icons';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSelected, groupReorderLines, selectedProposals } from './again-choice';
import type { ReorderLine } from './reorder-line';
import { ReorderRow } from './reorder-row';
import styles from './again.module.css';
import { useAddInSilence } from './use-add-in-silence';
import { useReorder } from './use-reorder';

/** What the dialog takes. */
export interface ReorderDialogProps {
  /** The lines to order again. */
  readonly items: readonly OrderItem[];
  /** Lines of the order that name no article of the shop. */
  readonly notInShop: number;
  readonly onClose: () => void;
  /** Called once the lines are in the cart, instead of a message that leads there. */
  readonly onAdded?: (() => void) | undefined;
}

/** Tells what has changed since an order before any of it goes into the cart again. */
export const ReorderDialog = ({ items, notInShop, onClose, onAdded }: ReorderDialogProps): ReactNode => {
  const { t } = useTranslation('order-again');
  const addTogether = useAddMany();
  const addInSilence = useAddInSilence();
  const { lines, failed, retry } = useReorder(items);
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const offers = selectedProposals(lines ?? [], touched);
  const { missing, changed, same } = groupReorderLines(lines ?? []);
  const add = () => {
    if (onAdded === undefined) addTogether(offers);
    else addInSilence(offers);
    onClose();
    onAdded?.();
  };
  const rows = (shown: readonly ReorderLine[]): ReactNode => (
    <ul className={styles['rows']}>
      {shown.map((line) => (
        <ReorderRow
          key={line.item.productSku}
          line={line}
          chosen={isSelected(line, touched)}
          onChoose={(chosen) => {
            setTouched((before) => new Map(before).set(line.item.productSku, chosen));
          }}
        />
      ))}
    </ul>
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      footer={
        lines !== undefined && (
          <Button
            variant="filled"
            size="large"
            wide
            icon={<IconShoppingCart size={18} />}
            disabled={offers.length === 0}
            onClick={add}
          >
            {offers.length === 0 ? t('nothingChosen') : t('add', { count: offers.length })}
          </Button>
        )
      }
    >
      {failed ? (
        <ErrorState compact title={t('failed')} onRetry={retry} />
      ) : lines === undefined ? (
        <Loading>
          <SkeletonLines count={8} />
        </Loading>
      ) : (
        <div className={styles['parts']}>
          {missing.length === 0 && changed.length === 0 && <Notice tone="good">{t('nothingChanged')}</Notice>}
          {notInShop > 0 && <Notice tone="info">{t('notInShop', { count: notInShop })}</Notice>}
          {missing.length > 0 && (
            <section>
              <h3 className={styles['heading']}>{t('missing')}</h3>
              {rows(missing)}
            </section>
          )}
          {changed.length > 0 && (
            <section>
              <h3 className={styles['heading']}>{t('changed')}</h3>
              {rows(changed)}
            </section>
          )}
          {same.length > 0 && (
            <Disclosure
              title={t('same')}
              note={t('sameCount', { count: same.length })}
              startOpen={missing.length + changed.length === 0}
            >
              {rows(same)}
            </Disclosure>
          )}
        </div>
      )}
    </Modal>
  );
};
