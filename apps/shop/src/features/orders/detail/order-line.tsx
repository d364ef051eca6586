import type { OrderItem, Product } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { CheckBox } from '@gastroshop/ui/field';
import { Link } from '@gastroshop/ui/link';
import { groupDigits } from '@gastroshop/ui/product';
import { memo, type ReactNode } from 'react';
import { deliveredText, isDifferent, lineNotes } from './line-texts';
import type { DetailTexts } from './order-details';
import styles from './order-lines.module.css';

/** What the row of an ordered line takes. */
export interface OrderLineProps {
  readonly item: OrderItem;
  /** The article as it is today; undefined while that is not known and where there is none. */
  readonly product: Product | undefined;
  /** The number buyers know the article by. */
  readonly number: string;
  readonly href: string;
  /** The unit of the scales where the article is billed by weight. */
  readonly weighedUnit: string | undefined;
  readonly price: string | undefined;
  readonly sum: string | undefined;
  readonly words: Pick<DetailTexts, 't' | 'locale'>;
  readonly chosen: boolean;
  readonly onChoose: (sku: string, chosen: boolean) => void;
}

/** A line of an order: what was ordered, what came, what it cost, what is to be said about it. */
export const OrderLine = memo(function OrderLine(props: OrderLineProps): ReactNode {
  const { locale } = useLocale();
  const { item, product, number, href, words, chosen, onChoose, weighedUnit, price, sum } = props;
  const { t } = words;
  const { productSku, name, amount, unitAbbr, imagePath, status, differenceReason } = item;
  const delivered = deliveredText(item, weighedUnit, locale);
  const differs = isDifferent(item, weighedUnit);
  const state = status === undefined || status === 'DELIVERED' ? undefined : t(status);
  return (
    <li className={styles['line']} data-cancelled={status === 'CANCELLED' || undefined}>
      <CheckBox
        className={styles['box']}
        checked={chosen}
        label={t('choose', { name })}
        onChange={(event) => {
          onChoose(productSku, event.target.checked);
        }}
      />
      <span className={styles['picture']}>
        <ItemThumbnail size="row" item={{ ...product, name, thumbnailUrl: imagePath }} />
      </span>
      <div className={styles['text']}>
        <Link href={href} className={styles['name']}>
          <span title={name}>{name}</span>
        </Link>
        <ul className={styles['notes']}>
          <li>{groupDigits(number)}</li>
          {state !== undefined && (
            <li data-tone={status === 'SHORT' || status === 'CANCELLED' ? 'warning' : undefined}>{state}</li>
          )}
          {differenceReason !== undefined && <li data-tone="warning">{differenceReason}</li>}
          {lineNotes(item, words).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <span className={styles['amount']} data-label={t('amount')}>
        {formatAmount(amount, unitAbbr, locale)}
      </span>
      <span
        className={styles['delivered']}
        data-label={t('delivered')}
        data-differs={differs || undefined}
        data-none={delivered === undefined || undefined}
      >
        {delivered}
      </span>
      <span className={styles['price']}>{price}</span>
      <span className={styles['sum']}>{sum}</span>
    </li>
  );
});
