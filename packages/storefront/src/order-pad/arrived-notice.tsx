import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { IconClipboardList } from '@gastroshop/ui/icons';
import { type ReactNode, useMemo } from 'react';
import type { PadLine } from './lines/pad-line';
import { padSums } from './lines/pad-sums';
import type { ArrivedList } from './rows/pad';
import { padTexts } from './texts';

/** What the report on a list takes. */
export interface ArrivedNoticeProps {
  readonly arrived: ArrivedList;
  readonly lines: readonly PadLine[];
  /** Takes the list away again; missing once other things were done. */
  readonly onUndo: (() => void) | undefined;
  /** Takes the amounts that are offered. */
  readonly accept: ReactNode;
}

/** What became of a list: how many lines, and how many of them need an answer. */
export const ArrivedNotice = ({ arrived, lines, onUndo, accept }: ArrivedNoticeProps): ReactNode => {
  const t = useTexts(padTexts);
  const { from, count } = arrived;
  const { ready, offers, open, checking } = useMemo(
    () => padSums(lines.filter(({ row: { id } }) => id >= from && id < from + count)),
    [lines, from, count],
  );
  const parts = [
    ...(checking > 0 ? [t('stillChecking', { count: checking })] : []),
    ...(ready > 0 ? [t('recognised', { count: ready })] : []),
    ...(open > 0 ? [t('needAnswer', { count: open })] : []),
    ...(offers > 0 ? [t('belowMinimum', { count: offers })] : []),
  ];
  return (
    <Notice
      tone="good"
      icon={<IconClipboardList size={18} />}
      announce="politely"
      action={
        <>
          {accept}
          {onUndo && (
            <Button size="small" variant="quiet" onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
        </>
      }
    >
      <strong>{t('arrived', { count })}</strong> {parts.length > 0 && `${parts.join(', ')}.`}
    </Notice>
  );
};
