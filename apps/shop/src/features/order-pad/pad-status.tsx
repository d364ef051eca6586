import { Button } from '@gastroshop/ui/button';
import { Switch } from '@gastroshop/ui/field';
import { IconArrowBackUp, IconTrash } from '@gastroshop/ui/icons';
import type { Dispatch, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineCounts } from './line-counts';
import type { PadSums } from './lines/pad-sums';
import styles from './pad-status.module.css';
import type { Pad } from './rows/pad';
import type { PadAction } from './rows/pad-action';
import { useConnected } from './use-connected';

/** What the status line takes. */
export interface PadStatusProps {
  readonly pad: Pad;
  readonly sums: PadSums;
  readonly act: Dispatch<PadAction>;
  /** Nothing but lines that are not ready is shown. */
  readonly onlyOpen: boolean;
  readonly onOnlyOpen: (onlyOpen: boolean) => void;
  /** Takes the lines without amount away. */
  readonly onDiscard: () => void;
}

/** How far the pad is, and what can be done with all of it; stays under the header. */
export const PadStatus = ({ pad, sums, act, onlyOpen, onOnlyOpen, onDiscard }: PadStatusProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const connected = useConnected();
  const { lines, ready, toConfirm, open, checking, notOrdered, noise } = sums;
  const waiting = toConfirm + open;
  const canUndo = pad.past.length > 0;
  const canRedo = pad.future.length > 0;
  if (lines + notOrdered + noise === 0 && !canUndo && !canRedo) return null;
  const step = (type: 'undone' | 'redone', words: string) => (
    <Button
      size="small"
      variant="quiet"
      icon={type === 'undone' ? <IconArrowBackUp size={16} stroke={2} /> : undefined}
      onClick={() => {
        act({ type });
      }}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles['status']}>
      <div role="status" className={styles['counts']}>
        <strong className={styles['lines']}>
          {checking > 1 && connected
            ? t('linesChecked', { count: lines, checked: lines - checking })
            : t(pad.arrived === undefined ? 'lines' : 'arrived', { count: lines })}
        </strong>
        <LineCounts ready={ready} toConfirm={toConfirm} open={open} />
        {checking > 0 && !connected && <span className={styles['later']}>{t('checkedLater')}</span>}
      </div>
      <div className={styles['ways']}>
        {notOrdered > 0 && (
          <Button size="small" icon={<IconTrash size={16} />} onClick={onDiscard}>
            {t('discardNotOrdered', { count: notOrdered })}
          </Button>
        )}
        {waiting > 0 && (
          <Switch checked={onlyOpen} onChange={onOnlyOpen} label={t('onlyOpen')} count={waiting} />
        )}
        {canUndo && step('undone', t('undo'))}
        {canRedo && step('redone', t('redo'))}
      </div>
    </div>
  );
};
