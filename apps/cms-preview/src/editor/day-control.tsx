import { Button, IconButton } from '@gastroshop/ui/button';
import { IconChevronLeft, IconChevronRight } from '@gastroshop/ui/icons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './day-control.module.css';

/** What the choice of a day takes. */
export interface DayControlProps {
  /** The day shown, YYYY-MM-DD; missing: today. */
  readonly day: string | undefined;
  readonly today: string;
  /** The days on which the page changes by itself, in order. */
  readonly turns: readonly string[];
  readonly onChange: (day: string | undefined) => void;
}

/** The day the page is shown as on, and the ways to the days on which it changes. */
export const DayControl = ({ day, today, turns, onChange }: DayControlProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const id = useId();
  const shown = day ?? today;
  const before = turns.findLast((turn) => turn < shown);
  const after = turns.find((turn) => turn > shown);
  return (
    <div className={styles['control']}>
      <label className={styles['label']} htmlFor={id}>
        {t('day')}
      </label>
      <IconButton
        outline
        label={t('previousChange')}
        icon={<IconChevronLeft size={18} />}
        disabled={before === undefined}
        onClick={() => {
          onChange(before);
        }}
      />
      <input
        id={id}
        type="date"
        className={styles['date']}
        value={shown}
        onChange={(event) => {
          const chosen = event.target.value;
          if (chosen !== '') onChange(chosen === today ? undefined : chosen);
        }}
      />
      <IconButton
        outline
        label={t('nextChange')}
        icon={<IconChevronRight size={18} />}
        disabled={after === undefined}
        onClick={() => {
          onChange(after);
        }}
      />
      <Button
        size="small"
        variant="quiet"
        disabled={day === undefined}
        onClick={() => {
          onChange(undefined);
        }}
      >
        {t('today')}
      </Button>
    </div>
  );
};
