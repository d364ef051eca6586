import type { OrderTemplate, OrderTemplateItem } from '@gastroshop/api-contract';
import { useProductContext } from '@gastroshop/storefront/product';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import { useEventCallback } from '@gastroshop/ui/table';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dragOffset } from './drag';
import { TemplateEditRow } from './template-edit-row';
import { LineDetails } from './line-details';
import { lineName } from './template-line';
import styles from './template-lines.module.css';
import { useDrag } from './use-drag';
import type { TemplateActions } from './use-template-actions';

/** What the lines to edit take. */
export interface TemplateEditListProps {
  readonly template: OrderTemplate;
  readonly actions: TemplateActions;
}

/** A line that was just moved, and what moved it. */
interface Moved {
  readonly sku: string;
  readonly by: 'handle' | 'up' | 'down';
  readonly words: string;
}

/** Moving a row in the page takes the focus from it; it comes back to what moved the row, or to its handle. */
const focusAgain = (list: HTMLElement, { sku, by }: Moved): void => {
  const find = (what: string) =>
    list.querySelector<HTMLElement>(`[data-move="${CSS.escape(`${what} ${sku}`)}"]`);
  const place = find(by);
  const button = by === 'handle' ? place : place?.querySelector<HTMLElement>('button:not(:disabled)');
  (button ?? find('handle'))?.focus();
};

/** A template to edit: order, amounts, units, notes. */
export const TemplateEditList = ({ template, actions }: TemplateEditListProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const context = useProductContext();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Moved>();
  const [edited, setEdited] = useState<OrderTemplateItem>();
  const { orderTemplateItems: items } = template;
  const count = items.length;
  const move = useEventCallback((from: number, to: number, by: Moved['by']) => {
    const item = items[from];
    if (item === undefined) return;
    actions.move(template, from, to);
    const words = t('moved', { name: lineName(item), place: to + 1, count });
    setMoved({ sku: item.productSku, by, words });
  });
  const { drag, height, grip } = useDrag(list, (from, to) => {
    move(from, to, 'handle');
  });
  useLayoutEffect(() => {
    if (moved !== undefined && list.current !== null) focusAgain(list.current, moved);
  }, [moved]);
  return (
    <>
      <p className={styles['hint']}>{t('editHint')}</p>
      <OrderControlGroup rowCount={count}>
        <ul ref={list} className={styles['rows']} aria-label={t('list')} data-dragging={drag && true}>
          {items.map((item, index) => (
            <TemplateEditRow
              key={item.productSku}
              item={item}
              context={context}
              actions={actions}
              index={index}
              count={count}
              shift={dragOffset(index, drag, height)}
              dragged={drag?.from === index}
              grip={grip}
              onMove={move}
              onDetails={setEdited}
            />
          ))}
        </ul>
      </OrderControlGroup>
      <p role="status" className={visuallyHidden}>
        {moved?.words}
      </p>
      {edited !== undefined && (
        <LineDetails
          item={edited}
          onSave={actions.setItem}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
};
