import { addDays } from '@gastroshop/domain/calendar';
import { useLocale } from '@gastroshop/i18n/react';
import { useToday } from '@gastroshop/storefront/delivery';
import { Button } from '@gastroshop/ui/button';
import { RadioField, TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../words/rhythm-words';
import styles from './settings-dialog.module.css';

/** What the question takes. */
export interface PauseDialogProps {
  readonly name: string;
  /** Pauses until a day, or until it is resumed. */
  readonly onPause: (until: string | undefined) => void;
  readonly onClose: () => void;
}

/** Proposed: two weeks. */
const PROPOSED_DAYS = 14;

/** Asks how long a standing order pauses. */
export const PauseDialog = ({ name, onPause, onClose }: PauseDialogProps): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const today = useToday();
  const [way, setWay] = useState('day');
  const [day, setDay] = useState(addDays(today, PROPOSED_DAYS));
  const until = way === 'day' ? day : undefined;
  return (
    <Modal
      opened
      size="small"
      title={t('pauseTitle', { name })}
      onClose={onClose}
      footer={
        <div className={styles['end']}>
          <Button
            variant="filled"
            size="large"
            wide
            disabled={way === 'day' && day <= today}
            onClick={() => {
              onPause(until);
              onClose();
            }}
          >
            {until === undefined ? t('pauseOpen') : t('pauseUntil', { day: shortDay(until, locale) })}
          </Button>
          <Button variant="quiet" size="large" wide onClick={onClose}>
            {t('keepRunning')}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        <p>{t('pauseText')}</p>
        <RadioField
          label={t('pauseHow')}
          labelHidden
          value={way}
          onChange={setWay}
          options={[
            { value: 'day', label: t('pauseDay') },
            { value: 'open', label: t('pauseResume') },
          ]}
        />
        {way === 'day' && (
          <TextField
            label={t('pauseAgain')}
            type="date"
            min={addDays(today, 1)}
            value={day}
            onChange={(next) => {
              if (next !== '') setDay(next);
            }}
          />
        )}
      </div>
    </Modal>
  );
};
