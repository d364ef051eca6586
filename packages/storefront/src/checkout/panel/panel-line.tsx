import { formatAmount, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconButton } from '@gastroshop/ui/button';
import { IconX } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { SizedLabel } from '@gastroshop/ui/product';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, sizedName } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineTotal } from '../lines/line-price';
import styles from './panel.module.css';

/** What a line of the panel takes. */
export interface PanelLineProps {
  readonly line: CheckoutLine;
  readonly context: ProductContext;
  readonly onRemove: (line: CheckoutLine) => void;
}

/** A line of the cart, short. */
export const PanelLine = memo(function PanelLine({ line, context, onRemove }: PanelLineProps): ReactNode {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-cart-panel');
  const { product, amount, unit, busy } = line;
  const name = product.productDisplayName ?? product.name;
  const sized = sizedName(product, unit, context.locale);
  const { net, estimated } = lineTotal(line, context);
  const sum = net === undefined ? undefined : formatPrice(net);
  return (
    <li className={styles['line']} aria-busy={busy || undefined}>
      <Link href={context.paths.product(line.sku)} className={styles['name']}>
        <SizedLabel name={name} shortName={sized.name} />
      </Link>
      <span className={styles['amount']}>
        {sized.size !== undefined && <span className={styles['size']}>{`${sized.size} · `}</span>}
        {formatAmount(amount, unit, locale)}
      </span>
      {sum !== undefined && <span className={styles['sum']}>{estimated ? formatEstimate(sum) : sum}</span>}
      <IconButton
        label={t('remove', { name })}
        icon={<IconX size={14} />}
        small
        onClick={() => {
          onRemove(line);
        }}
      />
    </li>
  );
});
