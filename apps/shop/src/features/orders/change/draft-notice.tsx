import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSize } from './order-draft';
import { useForgetDraft, useStoredDraft } from './use-order-draft';

/** What the notice of a draft takes. */
export interface DraftNoticeProps {
  readonly orderId: string;
  /** Where the order is changed. */
  readonly href: string;
}

/** Says on the page of an order that changes of it are not with the shop yet. */
export const DraftNotice = ({ orderId, href }: DraftNoticeProps): ReactNode => {
  const { t } = useTranslation('orders-life');
  const draft = useStoredDraft(orderId);
  const forget = useForgetDraft();
  const [isForgotten, setForgotten] = useState(false);
  if (draft === undefined || isForgotten) return null;
  return (
    <Notice
      tone="brand"
      action={
        <>
          <Button
            size="small"
            variant="filled"
            render={({ className, children }) => (
              <Link className={className} href={href}>
                {children}
              </Link>
            )}
          >
            {t('goOn')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              forget(orderId);
              setForgotten(true);
            }}
          >
            {t('discard')}
          </Button>
        </>
      }
    >
      {t('draft', { count: draftSize(draft) })}
    </Notice>
  );
};
