import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineIssueView } from '../lines/line-issue-view';
import type { LineActions } from './line-actions';

/** What the notice takes. */
export interface BlockedLinesNoticeProps {
  /** Lines that cannot be ordered as they are. */
  readonly blocked: readonly CheckoutLine[];
  /** Goes to the first of them. */
  readonly onShow: () => void;
  readonly actions: LineActions;
}

/** How many lines need a decision, and the way to the first of them; what is not to be had goes with one tap. */
export const BlockedLinesNotice = ({ blocked, onShow, actions }: BlockedLinesNoticeProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  if (blocked.length === 0) return null;
  const unavailable = blocked.filter((line) => lineIssueView(line)?.kind === 'NOT_AVAILABLE');
  return (
    <Notice
      tone="warning"
      action={
        <>
          <Button size="small" onClick={onShow}>
            {t('show')}
          </Button>
          {unavailable.length > 1 && (
            <Button
              size="small"
              onClick={() => {
                unavailable.forEach(actions.remove);
              }}
            >
              {t('removeUnavailable', { count: unavailable.length })}
            </Button>
          )}
        </>
      }
    >
      {t('blocked', { count: blocked.length })}
    </Notice>
  );
};
