import { IconButton } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { IconX } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveCart } from '../live/use-live-cart';

/** What the notice takes. */
export interface CartChangedNoticeProps {
  readonly live: Pick<LiveCart, 'whole' | 'forgetWhole'>;
  /** Names of users by their id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Somebody else ordered or emptied the cart that is being looked at. */
export const CartChangedNotice = ({
  live: { whole, forgetWhole },
  names,
}: CartChangedNoticeProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  if (whole === undefined) return null;
  const name = names.get(whole.userId) ?? t('colleague');
  return (
    <Notice
      tone="warning"
      announce="politely"
      action={<IconButton label={t('keep')} icon={<IconX size={18} />} small onClick={forgetWhole} />}
    >
      {t(whole.kind === 'SUBMITTED' ? 'orderedByOther' : 'clearedByOther', { name })}
    </Notice>
  );
};
