import { useTexts } from '@gastroshop/i18n/react';
import { IconAlertTriangle, IconCheck } from '@gastroshop/ui/icons';
import type { ProductSummary } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import type { ProductContext } from '../../product';
import type { PadLine } from '../lines/pad-line';
import { padTexts } from '../texts';
import { lineNote, type LineSurroundings } from './line-note';
import styles from './note-cell.module.css';
import type { RowActions } from './row-actions';

/** What the note of a row takes. */
export interface NoteCellProps {
  readonly line: PadLine;
  /** Tab reaches what can be pressed. */
  readonly active: boolean;
  readonly surroundings: LineSurroundings;
  readonly summary: ProductSummary | undefined;
  readonly context: ProductContext;
  readonly actions: RowActions;
}

/** What is to be said about a row, or the amount that is offered. */
export const NoteCell = ({
  line,
  active,
  surroundings,
  summary,
  context,
  actions,
}: NoteCellProps): ReactNode => {
  const t = useTexts(padTexts);
  const { state, verdict, unit } = line;
  if (state === 'OPEN') return <span className={styles['open']}>{t('clarify')}</span>;
  if (state === 'OFFER' && verdict?.amount !== undefined)
    return (
      <button
        type="button"
        tabIndex={active ? 0 : -1}
        className={styles['offer']}
        title={verdict.reason}
        onClick={() => {
          actions.acceptOffer(line);
        }}
      >
        <IconAlertTriangle size={14} stroke={2} />
        {t('setTo', { amount: verdict.amount, unit: unit?.abbreviation ?? '' })}
      </button>
    );
  const note = lineNote(line, surroundings, summary, context, t);
  if (note === undefined) return null;
  return (
    <span className={styles['note']} data-tone={note.tone} title={note.text}>
      {note.tone === 'warning' ? (
        <IconAlertTriangle size={14} stroke={2} />
      ) : (
        <IconCheck size={14} stroke={2} />
      )}
      <span className={styles['words']}>{note.text}</span>
    </span>
  );
};
