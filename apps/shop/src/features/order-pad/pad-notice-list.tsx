import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FillControl } from './cart/use-cart-transfer';
import { TransferNotice } from './transfer-notice';
import type { PadSums } from './lines/pad-sums';
import type { Resolution } from './resolution/use-resolver';
import { useConnected } from './use-connected';

/** What is said above the pad takes. */
export interface PadNoticeListProps {
  readonly kept: boolean;
  readonly resolution: Resolution;
  readonly filling: FillControl;
  readonly sums: PadSums;
  readonly onFill: () => void;
}

/** What the buyer should know about the pad as a whole, each with its way on. */
export const PadNoticeList = (props: PadNoticeListProps): ReactNode => {
  const { kept, resolution, filling, sums, onFill } = props;
  const { t } = useTranslation('order-pad');
  const connected = useConnected();
  return (
    <>
      {!kept && <Notice tone="warning">{t('notKept')}</Notice>}
      {resolution.known.state === 'failed' && connected && sums.checking > 0 && (
        <Notice
          tone="warning"
          announce="politely"
          action={
            <Button size="small" onClick={resolution.retry}>
              {t('retryCheck')}
            </Button>
          }
        >
          {t('notChecked', { count: sums.checking })}
        </Notice>
      )}
      <TransferNotice filling={filling} left={sums.lines} onRetry={onFill} />
    </>
  );
};
