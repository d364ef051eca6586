import { formatLongDate, formatDeadline } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { CheckField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallClockDeadline } from '../../delivery';
import type { PlanningContext } from './planning-context';
import styles from './plan-section.module.css';

/** What the choice of days takes. */
export interface DatesDialogProps {
  readonly planning: PlanningContext;
  readonly dates: readonly string[];
  /** Days something is planned for; they stay. */
  readonly used: ReadonlySet<string>;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
  readonly onChoose: (dates: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The days to plan for, of all that are possible, each with its deadline. */
export const DatesDialog = ({
  planning,
  dates,
  used,
  now,
  onChoose,
  onClose,
}: DatesDialogProps): ReactNode => {
  const { t } = useTranslation('storefront-plan');
  const { locale } = useLocale();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(dates));
  return (
    <Modal
      opened
      title={t('dates')}
      onClose={onClose}
      footer={
        <Button
          variant="filled"
          disabled={chosen.size === 0}
          onClick={() => {
            onChoose([...chosen].sort());
            onClose();
          }}
        >
          {t('apply')}
        </Button>
      }
    >
      <p className={styles['hint']}>{t('datesHint')}</p>
      <ul className={styles['choices']}>
        {planning.days.map(({ date, deadline }) => (
          <li key={date}>
            <CheckField
              label={formatLongDate(date, locale, { weekday: 'short', month: 'short' })}
              hint={
                used.has(date)
                  ? t('inUse')
                  : t('deadline', {
                      deadline: formatDeadline(toWallClockDeadline(deadline, now), locale, {
                        weekday: 'short',
                        month: 'short',
                      }),
                    })
              }
              checked={chosen.has(date) || used.has(date)}
              onChange={(checked) => {
                // What is planned has to come; its amounts are set to 0 first.
                if (used.has(date)) return;
                setChosen((before) => {
                  const next = new Set(before);
                  if (checked) next.add(date);
                  else next.delete(date);
                  return next;
                });
              }}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
};
