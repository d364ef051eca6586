import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryPlan } from '../../delivery';
import type { ProductContext } from '../../product';
import { isWithoutHeads, type LineGroup } from '../lines/line-groups';
import type { LiveChanges } from '../live/colleague-change';
import { CartRow } from './cart-row';
import styles from './cart-lines.module.css';
import type { LineActions } from './line-actions';
import type { SettledGroups } from './use-line-groups';
import type { RenderedRows } from './use-rendered-rows';

/** What the lines of the cart take. */
export interface CartLinesProps {
  /** The lines shown, under their heads. */
  readonly groups: SettledGroups['groups'];
  readonly holding: SettledGroups['holding'];
  readonly plan: DeliveryPlan | undefined;
  readonly context: ProductContext;
  readonly actions: LineActions;
  readonly live: LiveChanges;
  /** Names of users by their id. */
  readonly names: ReadonlyMap<string, string>;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
  /** How far the lines are drawn. */
  readonly rows: RenderedRows;
}

interface RoomSize extends CSSProperties {
  readonly '--rows': number;
}

const roomFor = (rows: number): RoomSize => ({ '--rows': rows });

/** The position of each group's first line among all lines. */
const startsOf = (groups: readonly LineGroup[]): readonly number[] => {
  const starts: number[] = [];
  let start = 0;
  for (const { lines } of groups) {
    starts.push(start);
    start += lines.length;
  }
  return starts;
};

interface GroupHeadProps {
  readonly id: string;
  readonly group: LineGroup;
}

const GroupHead = ({ id, group: { name, count, net, estimated } }: GroupHeadProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const sum = net === undefined ? undefined : formatPrice(net);
  return (
    <div className={styles['head']}>
      <h2 id={id} className={styles['name']} title={name ?? t('otherGroup')}>
        {name ?? t('otherGroup')}
      </h2>
      <span className={styles['count']}>{t('positions', { count })}</span>
      {sum !== undefined && <span className={styles['sum']}>{estimated ? formatEstimate(sum) : sum}</span>}
    </div>
  );
};

/**
 * The lines of the cart by category, changed in place. Of long carts the rows further down are drawn as the buyer gets
 * near them; their room is kept from the beginning.
 */
export const CartLines = (props: CartLinesProps): ReactNode => {
  const { groups, holding, plan, context, actions, live, names, now, rows } = props;
  const { t } = useTranslation('storefront-cart');
  const id = useId();
  const rowCount = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const withoutHeads = isWithoutHeads(groups);
  const { drawn, room, needRow } = rows;
  const starts = useMemo(() => startsOf(groups), [groups]);
  return (
    <div {...holding}>
      <OrderControlGroup rowCount={rowCount} onNeedRow={needRow}>
        {groups.map((group, place) => {
          const first = starts[place] ?? 0;
          const shown = group.lines.slice(0, Math.max(0, drawn - first));
          const missing = group.lines.length - shown.length;
          const headId = `${id}${group.id}`;
          return (
            <section
              key={group.id}
              className={styles['group']}
              {...(withoutHeads ? { 'aria-label': t('lines') } : { 'aria-labelledby': headId })}
            >
              {!withoutHeads && <GroupHead id={headId} group={group} />}
              <ul className={styles['rows']}>
                {shown.map((line, index) => {
                  const note = live.notes.get(line.sku);
                  const planned = line.plan === undefined ? plan?.lineOf(line.product.attributes) : undefined;
                  return (
                    <li key={line.sku} id={`line-${line.sku}`}>
                      <CartRow
                        line={line}
                        context={context}
                        actions={actions}
                        rowIndex={first + index}
                        apart={planned?.isApart === true ? planned.date : undefined}
                        note={note}
                        clash={live.clashes.get(line.sku)}
                        noteName={note && names.get(note.userId)}
                        now={note === undefined ? 0 : now}
                      />
                    </li>
                  );
                })}
              </ul>
              {missing > 0 && <div ref={room} className={styles['room']} style={roomFor(missing)} />}
            </section>
          );
        })}
      </OrderControlGroup>
    </div>
  );
};
