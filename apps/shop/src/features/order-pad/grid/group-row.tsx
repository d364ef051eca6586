import { Button, IconButton } from '@gastroshop/ui/button';
import {
  IconAlertCircle,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconHelpCircle,
} from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FOLDED_GROUPS, type FoldedGroup, type WaitingKind } from '../lines/line-group';
import type { GroupHead } from '../lines/pad-view';
import styles from './group-row.module.css';

/** What the line above a group takes. */
export interface GroupRowProps {
  readonly head: GroupHead;
  /** Distance from the beginning of the rows in pixels; missing for one below them. */
  readonly start?: number | undefined;
  readonly onSettle: (kind: WaitingKind) => void;
  /** Shows or hides the lines of a group that lies folded. */
  readonly onFold: (group: FoldedGroup) => void;
  /** Takes the lines of a group that lies folded away. */
  readonly onDiscard: (group: FoldedGroup) => void;
}

const foldedGroup = (group: GroupHead['group']): FoldedGroup | undefined =>
  FOLDED_GROUPS.find((folded) => folded === group);

const waiting = (group: GroupHead['group']): WaitingKind | undefined =>
  group === 'NOT_ORDERED' || group === 'NOISE' ? undefined : group;

/** The line above a group: what its lines have in common, and one key for all of them. */
export const GroupRow = ({ head, start, onSettle, onFold, onDiscard }: GroupRowProps): ReactNode => {
  const { t } = useTranslation('order-pad-groups');
  const { group, count } = head;
  const folded = foldedGroup(group);
  const kind = waiting(group);
  const isFolded = start === undefined;
  return (
    <div
      role="row"
      className={styles['group']}
      data-kind={group === 'OPEN' ? 'open' : folded === undefined ? 'guessed' : 'folded'}
      style={
        start === undefined ? undefined : { position: 'absolute', insetBlockStart: start, insetInline: 0 }
      }
    >
      <div role="gridcell" className={styles['cell']}>
        {folded === undefined ? (
          group === 'OPEN' ? (
            <IconAlertCircle size={16} stroke={2} />
          ) : (
            <IconHelpCircle size={16} stroke={2} />
          )
        ) : (
          <IconButton
            small
            label={t(isFolded ? 'unfold' : 'fold')}
            expanded={!isFolded}
            icon={isFolded ? <IconChevronRight size={16} /> : <IconChevronDown size={16} />}
            onClick={() => {
              onFold(folded);
            }}
          />
        )}
        <span className={styles['title']}>{t(`title_${group}`, { count })}</span>
        {folded === undefined && <span className={styles['count']}>{t('count', { count })}</span>}
        <span className={styles['why']}>{t(`why_${group}`)}</span>
        <span className={styles['ways']}>
          {folded !== undefined && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                onDiscard(folded);
              }}
            >
              {t('discard')}
            </Button>
          )}
          {kind !== undefined && kind !== 'OPEN' && count > 1 && (
            <>
              <Button
                size="small"
                icon={<IconCheck size={16} stroke={2} />}
                onClick={() => {
                  onSettle(kind);
                }}
              >
                {t(count === 2 ? 'confirmBoth' : 'confirmAll', { count })}
              </Button>
              <kbd className={styles['key']} aria-hidden>
                {t('keyShiftEnter')}
              </kbd>
            </>
          )}
        </span>
      </div>
    </div>
  );
};
