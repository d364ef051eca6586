import { toViennaDate } from '@gastroshop/domain/calendar';
import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useGateway, useFeatures } from '@gastroshop/storefront/shop';
import { IconChevronRight } from '@gastroshop/ui/icons';
import { isPlainClick, Link } from '@gastroshop/ui/link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QUICK_ICONS, type QuickCell, quickCells, type QuickCellsInput } from './quick-cells';
import styles from './quick-row.module.css';

/** Draws what repeats an order, until it is done or given up. */
export type RepeatOrder = (orderId: string, onClose: () => void) => ReactNode;

/** Where the cells lead that are no page of every shop. */
export interface DayWays {
  readonly essentials: string;
  readonly orderPad: string;
  readonly templates: string;
  readonly template: (orderTemplateId: string) => string;
  readonly inventories: string;
  readonly flyers: string;
  readonly notifications: string;
}

/** What the row takes. */
export interface QuickRowProps {
  readonly quick: QuickCellsInput;
  readonly ways: DayWays;
  readonly repeat: RepeatOrder;
}

/** A cell as it stands there. */
interface ShownCell {
  readonly href: string;
  readonly title: string;
  /** In place of the title on phones. */
  readonly short?: string | undefined;
  /** Undefined while it is not known. */
  readonly note: string | undefined;
}

/** The row of four: a whole cell is the way. */
export const QuickRow = ({ quick, ways, repeat }: QuickRowProps): ReactNode => {
  const { t } = useTranslation('shop-my-day');
  const { locale } = useLocale();
  const { paths } = useGateway();
  const has = useFeatures();
  const [repeated, setRepeated] = useState<string>();
  const dayOf = (moment: string): string =>
    formatLongDate(toViennaDate(moment) ?? moment.slice(0, 10), locale, {
      weekday: 'short',
      month: 'short',
      year: false,
    });
  const both = (count: number, moment: string | undefined): string =>
    [t('articles', { count }), moment !== undefined && t('last', { day: dayOf(moment) })]
      .filter((part) => typeof part === 'string')
      .join(', ');
  const shown = (cell: QuickCell): ShownCell => {
    switch (cell.kind) {
      case 'REPEAT': {
        const { order } = cell;
        const note = order && `${t('articles', { count: order.itemsCount })}, ${dayOf(order.creationTime)}`;
        const href = order === undefined ? paths.orders() : paths.order(order.id);
        return { href, title: t('repeat'), short: t('repeatShort'), note };
      }
      case 'ESSENTIALS': {
        const { due } = cell;
        const note = due === undefined ? undefined : due === 0 ? t('nothingDue') : t('due', { count: due });
        return { href: ways.essentials, title: t('essentials'), note };
      }
      case 'TEMPLATE': {
        const { found } = cell;
        if (found === undefined) return { href: ways.templates, title: t('templateNote'), note: undefined };
        const { id, name, orderTemplateItems } = found.template;
        return {
          href: ways.template(id),
          title: t('template', { name }),
          short: name,
          note: both(orderTemplateItems.length, found.lastDay),
        };
      }
      case 'INVENTORY': {
        const { inventory } = cell;
        const place = inventory?.inventoryLocation;
        return {
          href: ways.inventories,
          title: place === undefined ? t('inventoryNowhere') : t('inventory', { place }),
          short: t('inventoryNowhere'),
          note:
            inventory &&
            both(inventory.numberOfRegularItems + inventory.numberOfNonWebshopItems, inventory.createdAt),
        };
      }
      case 'ORDER_PAD':
        return { href: ways.orderPad, title: t('orderPad'), note: t('orderPadNote') };
      case 'FLYERS':
        return { href: ways.flyers, title: t('flyers'), note: t('flyersNote') };
    }
  };
  return (
    <nav aria-label={t('ways')}>
      <ul className={styles['row']}>
        {quickCells(quick, has).map((cell) => {
          const { href, title, short = title, note } = shown(cell);
          const Icon = QUICK_ICONS[cell.kind];
          const order = cell.kind === 'REPEAT' ? cell.order : undefined;
          return (
            <li key={cell.kind} className={styles['place']}>
              <Link
                href={href}
                className={styles['cell']}
                onClick={(event) => {
                  if (order === undefined || !isPlainClick(event)) return;
                  event.preventDefault();
                  setRepeated(order.id);
                }}
              >
                <span className={styles['sign']}>
                  <Icon size={22} />
                </span>
                <span className={styles['words']}>
                  <span className={styles['title']}>{title}</span>
                  <span className={styles['short']}>{short}</span>
                  <span className={styles['note']}>{note}</span>
                </span>
                <span className={styles['on']}>
                  <IconChevronRight size={18} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {repeated !== undefined &&
        repeat(repeated, () => {
          setRepeated(undefined);
        })}
    </nav>
  );
};
