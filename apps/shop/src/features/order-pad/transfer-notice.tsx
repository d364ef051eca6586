import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FillControl } from './cart/use-cart-transfer';

/** What the report on the cart takes. */
export interface TransferNoticeProps {
  readonly filling: FillControl;
  /** Rows that are still in the pad. */
  readonly left: number;
  readonly onRetry: () => void;
}

/** How putting the rows into the cart went, with the way on. */
export const TransferNotice = ({ filling, left, onRetry }: TransferNoticeProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { t: say } = useTranslation('messages');
  const { paths } = useGateway();
  const { result, busy } = filling;
  const retry = (
    <Button size="small" busy={busy} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (result?.kind === 'FAILED')
    return (
      <Notice tone="error" announce="at once" action={retry}>
        {t('failed')}
      </Notice>
    );
  if (result?.kind === 'UNSENT')
    return (
      <Notice tone="warning" announce="politely" action={retry}>
        {t('unsent')}
      </Notice>
    );
  if (result === undefined) return null;
  const { rows, later, elsewhere, joined, apart, refused } = result;
  return (
    <Notice
      tone={rows > 0 ? 'good' : 'warning'}
      announce="politely"
      action={
        <Button
          size="small"
          render={({ className, children }) => (
            <Link className={className} href={paths.cart}>
              {children}
            </Link>
          )}
        >
          {t('openCart')}
        </Button>
      }
    >
      {rows > 0 && <strong>{t(later ? 'filledLater' : 'filled', { count: rows })}</strong>}{' '}
      {elsewhere > 0 && t('elsewhere', { count: elsewhere })} {joined > 0 && t('joined', { count: joined })}{' '}
      {left > 0 && t('stay', { count: left })} {apart.length > 0 && t('apart', { skus: apart.join(', ') })}{' '}
      {refused.length > 0 && say('bestFriendSkusNotImported', { skus: refused.join(', ') })}
    </Notice>
  );
};
