import type { CartLine, CartStore } from '@gastroshop/cart';
import { formatAmount } from '@gastroshop/i18n';
import { IconButton } from '@gastroshop/ui/button';
import { IconX } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { SizedLabel } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowTotalText, sizedName, unitOf } from '../product-data';
import styles from './cart-panel.module.css';
import { useEmbeddedShop } from './shop-context';
import { useCartActions } from './use-cart-actions';
import { useEmbeddedContext } from './use-embedded-context';

/** What a line of the panel takes. */
export interface CartPanelLineProps {
  readonly line: CartLine;
  readonly cart: CartStore;
}

/** A line of the cart, short. */
export const CartPanelLine = ({ line, cart }: CartPanelLineProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { links, locale } = useEmbeddedShop();
  const context = useEmbeddedContext();
  const { sku, product, amount, unit, busy } = line;
  // A line that was added just now has only its number until the backend has answered.
  const name = product?.productDisplayName ?? product?.name ?? sku;
  const actions = useCartActions(cart, name);
  const sized = product && sizedName(product, unit, locale);
  const ordered = product && unitOf(product, unit);
  const total = product && ordered && rowTotalText(product, ordered, amount, context);
  return (
    <li className={styles['line']} aria-busy={busy || undefined}>
      <Link href={links.product(sku)} className={styles['name']}>
        <SizedLabel name={name} shortName={sized?.name} />
      </Link>
      <span className={styles['amount']}>
        {sized?.size !== undefined && <span className={styles['size']}>{`${sized.size} · `}</span>}
        {formatAmount(amount, unit, locale)}
      </span>
      {total !== undefined && <span className={styles['sum']}>{total}</span>}
      <IconButton
        label={t('remove', { name })}
        icon={<IconX size={14} />}
        small
        onClick={() => actions?.onRemove?.(sku, { amount, unit })}
      />
    </li>
  );
};
