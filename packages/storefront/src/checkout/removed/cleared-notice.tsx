import { viennaDateAt, viennaMinuteOfDay } from '@gastroshop/domain/calendar';
import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { Button } from '@gastroshop/ui/button';
import { IconArrowBackUp, IconTrash } from '@gastroshop/ui/icons';
import { ProductThumbnail } from '@gastroshop/ui/product';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, toProductCardData } from '../../product';
import { useGateway } from '../../shop';
import { type LineContext, linesTotal } from '../lines/line-price';
import type { ClearedCart } from './cleared-cart';
import styles from './cleared-notice.module.css';
import { useBringBack } from './use-bring-back';
import { useRemovedProducts } from './use-removed-products';
import { useUndoKey } from './use-undo-key';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTES_PER_HOUR = 60;

/** Pictures shown of what was in it. */
const MOST_IMAGES = 6;

const two = (value: number): string => String(value).padStart(2, '0');

const clockTime = (instant: number): string => {
  const minutes = viennaMinuteOfDay(instant);
  return `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`;
};

/** What the notice takes. */
export interface ClearedNoticeProps {
  readonly cleared: ClearedCart;
  readonly context: ProductContext & LineContext;
  /** Something was put in since. */
  readonly merges: boolean;
  /** Takes the focus: the cart was emptied on this page. */
  readonly takesFocus: boolean;
  /** Names of users by their id. */
  readonly names: ReadonlyMap<string, string>;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

/** The cart was emptied: what was in it, until when, and the one button that brings all of it back (CRT-6). */
export const ClearedNotice = (props: ClearedNoticeProps): ReactNode => {
  const { cleared, context, merges, takesFocus, names, now } = props;
  const { t } = useTranslation('storefront-removed-lines');
  const { scope } = useGateway();
  const { bringBack, busy } = useBringBack();
  const lines = useRemovedProducts(cleared.items);
  const button = useRef<HTMLButtonElement>(null);
  const back = () => {
    const gone = new Set(lines.filter(({ orderable }) => !orderable).map(({ item }) => item.sku));
    bringBack(cleared.items.filter(({ sku }) => !gone.has(sku)));
  };
  useUndoKey(back);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  const count = cleared.items.length;
  const { net, estimated } = linesTotal(
    lines.map(({ line }) => line),
    context,
  );
  const sum = context.visibility.prices && lines.length > 0 ? formatPrice(net) : undefined;
  const end = cleared.at + DAY_MS;
  const until = viennaDateAt(end) === viennaDateAt(now) ? 'untilToday' : 'untilTomorrow';
  const byOther = cleared.by !== undefined && cleared.by !== scope.userId;
  const images = lines.slice(0, MOST_IMAGES);
  return (
    <section className={styles['notice']} aria-labelledby="cleared-cart">
      <IconTrash className={styles['sign']} size={24} />
      <div className={styles['text']} role="status">
        <h2 id="cleared-cart" className={styles['title']}>
          {byOther ? t('clearedBy', { name: names.get(cleared.by) ?? t('colleague') }) : t('cleared')}
        </h2>
        <p className={styles['what']}>
          {t('positions', { count })}
          {sum !== undefined && `, ${t('net', { sum: estimated ? formatEstimate(sum) : sum })}`}
          {'. '}
          {t(until, { time: clockTime(end) })}
        </p>
      </div>
      <div className={styles['pictures']} aria-hidden>
        {images.map(({ line }) => (
          <ProductThumbnail
            key={line.sku}
            size="small"
            image={toProductCardData(line.product, line.amount, line.unit, context).picture}
          />
        ))}
        {count > images.length && <span>{`+${count - images.length}`}</span>}
      </div>
      <div className={styles['action']}>
        <Button
          ref={button}
          variant="filled"
          size="large"
          wide
          icon={<IconArrowBackUp size={18} />}
          busy={busy}
          onClick={back}
        >
          {merges ? t('bringBackAndMerge') : t('bringAllBack', { count })}
          <kbd className={styles['key']} aria-hidden>
            {t('keyUndo')}
          </kbd>
        </Button>
      </div>
    </section>
  );
};
