import { useLocale } from '@gastroshop/i18n/react';
import type { OrderTemplateItem } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { toOrderUnits, type ProductContext, ItemThumbnail } from '@gastroshop/storefront/product';
import { IconButton } from '@gastroshop/ui/button';
import { IconChevronDown, IconChevronUp, IconEdit, IconGripVertical, IconTrash } from '@gastroshop/ui/icons';
import { OrderControl, OrderHint, type OrderHintData, type OrderUnit } from '@gastroshop/ui/order-control';
import { groupDigits } from '@gastroshop/ui/product';
import { type CSSProperties, memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateItemIssueMessage } from './template-item-issue-message';
import { positionForKey } from './position-for-key';
import styles from './template-lines.module.css';
import { lineName } from './template-line';
import type { DragHandlers } from './use-drag';
import type { TemplateActions } from './use-template-actions';

/** What a line to edit takes. */
export interface TemplateEditRowProps {
  readonly item: OrderTemplateItem;
  readonly context: ProductContext;
  readonly actions: Pick<TemplateActions, 'setItem' | 'removeItem'>;
  /** Place of the line, counted from 0. */
  readonly index: number;
  readonly count: number;
  /** How far the row gives way for a dragged one, in pixels. */
  readonly shift: number;
  readonly dragged: boolean;
  readonly grip: DragHandlers;
  readonly onMove: (from: number, to: number, by: 'handle' | 'up' | 'down') => void;
  readonly onDetails: (item: OrderTemplateItem) => void;
}

interface RowStyle extends CSSProperties {
  readonly '--shift': string;
}

const shifted = (pixels: number): RowStyle => ({ '--shift': `${pixels}px` });

const NO_UNITS: readonly OrderUnit[] = [];

/** A line of a template to edit: its place, amount and unit, note and par. */
export const TemplateEditRow = memo(function EditRow(props: TemplateEditRowProps): ReactNode {
  const { locale } = useLocale();
  const { item, context, actions, index, count, shift, dragged, grip, onMove, onDetails } = props;
  const { t } = useTranslation('order-template');
  const [hint, setHint] = useState<OrderHintData>();
  const { product, productSku, amount, unit } = item;
  const name = lineName(item);
  const units = useMemo(
    () => (product === undefined ? NO_UNITS : toOrderUnits(product, locale)),
    [product, locale],
  );
  const number = product === undefined ? productSku : displayedProductId(product, context.crossTenantNumbers);
  return (
    <li className={styles['editRow']} data-dragged={dragged || undefined} style={shifted(shift)}>
      <button
        type="button"
        className={styles['handle']}
        data-move={`handle ${productSku}`}
        aria-label={t('position', { name, place: index + 1, count })}
        onKeyDown={(event) => {
          const to = positionForKey(event.key, index, count);
          if (to === undefined) return;
          event.preventDefault();
          onMove(index, to, 'handle');
        }}
        onPointerDown={(event) => {
          grip.take(index, event);
        }}
        onPointerMove={grip.drag}
        onPointerUp={grip.letGo}
        onPointerCancel={grip.giveUp}
      >
        <IconGripVertical size={18} />
      </button>
      <span className={styles['picture']}>
        <ItemThumbnail size="row" item={product ?? { name }} />
      </span>
      <div className={styles['text']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        <div className={styles['below']}>
          <span className={styles['number']}>{groupDigits(number)}</span>
          {hint === undefined ? (
            <TemplateItemIssueMessage item={item} onChange={actions.setItem} withPar />
          ) : (
            <OrderHint hint={hint} />
          )}
        </div>
      </div>
      <div className={styles['control']}>
        <OrderControl
          name={name}
          amount={amount}
          unit={unit}
          units={units}
          purpose="count"
          withoutToggle
          rowIndex={index}
          onHint={setHint}
          onChange={(value) => {
            if (value.amount === 0) actions.removeItem(item);
            else actions.setItem({ ...item, ...value });
          }}
        />
      </div>
      <div className={styles['tools']}>
        <span data-move={`up ${productSku}`}>
          <IconButton
            small
            label={t('up', { name })}
            icon={<IconChevronUp size={18} />}
            disabled={index === 0}
            onClick={() => {
              onMove(index, index - 1, 'up');
            }}
          />
        </span>
        <span data-move={`down ${productSku}`}>
          <IconButton
            small
            label={t('down', { name })}
            icon={<IconChevronDown size={18} />}
            disabled={index === count - 1}
            onClick={() => {
              onMove(index, index + 1, 'down');
            }}
          />
        </span>
        <IconButton
          small
          label={t('details', { name })}
          icon={<IconEdit size={18} />}
          onClick={() => {
            onDetails(item);
          }}
        />
        <IconButton
          small
          label={t('remove', { name })}
          icon={<IconTrash size={18} />}
          onClick={() => {
            actions.removeItem(item);
          }}
        />
      </div>
    </li>
  );
});
