import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import type { Dispatch, ReactNode } from 'react';
import { ArrivedNotice } from './arrived-notice';
import type { FillControl } from './cart/use-fill-cart';
import { FillNotice } from './fill-notice';
import { offeredChanges } from './lines/offered-changes';
import type { PadLine } from './lines/pad-line';
import type { PadSums } from './lines/pad-sums';
import type { Resolution } from './resolving/use-resolver';
import type { Pad } from './rows/pad';
import type { PadAction } from './rows/pad-action';
import { padTexts } from './texts';

/** What is said above the pad takes. */
export interface PadNoticesProps {
  readonly pad: Pad;
  readonly lines: readonly PadLine[];
  readonly act: Dispatch<PadAction>;
  readonly kept: boolean;
  readonly resolution: Resolution;
  readonly filling: FillControl;
  readonly sums: PadSums;
  readonly onFill: () => void;
}

/** What the buyer should know about the pad as a whole, each with its way on. */
export const PadNotices = (props: PadNoticesProps): ReactNode => {
  const { pad, lines, act, kept, resolution, filling, sums, onFill } = props;
  const t = useTexts(padTexts);
  const { arrived } = pad;
  const reported = arrived !== undefined && filling.result === undefined;
  const accept = sums.offers > 0 && (
    <Button
      size="small"
      onClick={() => {
        act({ type: 'changed', changes: offeredChanges(lines) });
      }}
    >
      {t('acceptAll', { count: sums.offers })}
    </Button>
  );
  return (
    <>
      {!kept && <Notice tone="warning">{t('notKept')}</Notice>}
      {resolution.known.state === 'failed' && (
        <Notice
          tone="warning"
          announce="politely"
          action={
            <Button size="small" onClick={resolution.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('notChecked')}
        </Notice>
      )}
      <FillNotice filling={filling} left={sums.filled} onRetry={onFill} />
      {reported && (
        <ArrivedNotice
          arrived={arrived}
          lines={lines}
          accept={accept}
          onUndo={
            arrived.step === pad.past.length
              ? () => {
                  act({ type: 'undone' });
                }
              : undefined
          }
        />
      )}
      {sums.offers > 0 && !reported && (
        <Notice tone="warning" action={accept}>
          {t('belowMinimum', { count: sums.offers })}
        </Notice>
      )}
    </>
  );
};
