import { pauseAllStandingOrders } from '@gastroshop/api-client';
import type { StandingOrder } from '@gastroshop/api-contract';
import { addDays } from '@gastroshop/domain/calendar';
import { useLocale } from '@gastroshop/i18n/react';
import { useToday } from '@gastroshop/storefront/delivery';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { CheckGroupField, TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofCustomer, standingKey, standingOrdersQuery } from '../data/standing-queries';
import styles from '../detail/settings-dialog.module.css';
import { shortDay } from '../words/rhythm-words';
import { fallenOut } from './fallen-out';

/** What the question takes. */
export interface HolidayDialogProps {
  /** Those that can pause. */
  readonly running: readonly StandingOrder[];
  readonly onClose: () => void;
}

/** Proposed: a week from the day after tomorrow on. */
const PROPOSED_START = 2;
const PROPOSED_DAYS = 7;

/** A holiday of the business: one period for all standing orders, but for those that are left out. */
export const HolidayDialog = ({ running, onClose }: HolidayDialogProps): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const today = useToday();
  const [from, setFrom] = useState(addDays(today, PROPOSED_START));
  const [until, setUntil] = useState(addDays(today, PROPOSED_START + PROPOSED_DAYS));
  const [pausing, setPausing] = useState<readonly string[]>(running.map(({ id }) => id));
  const isPeriod = from >= today && until > from;
  const holiday = useMutation({
    mutationFn: () =>
      pauseAllStandingOrders(client, {
        ...ofCustomer(scope),
        holiday: {
          from,
          until,
          exceptIds: running.map(({ id }) => id).filter((id) => !pausing.includes(id)),
        },
      }),
    onSuccess: async (all) => {
      queryClient.setQueryData(standingOrdersQuery(client, scope).queryKey, all);
      await queryClient.invalidateQueries({ queryKey: standingKey(scope) });
      toasts.say({ tone: 'good', title: t('holidaySaid', { day: shortDay(until, locale) }) });
      onClose();
    },
    onError: () => {
      toasts.say({ tone: 'error', title: t('failed') });
    },
  });
  return (
    <Modal
      opened
      size="small"
      title={t('holiday')}
      onClose={onClose}
      footer={
        <div className={styles['end']}>
          <Button
            variant="filled"
            size="large"
            wide
            disabled={!isPeriod || pausing.length === 0}
            busy={holiday.isPending}
            onClick={() => {
              holiday.mutate();
            }}
          >
            {t('pauseUntil', { day: shortDay(until, locale) })}
          </Button>
          <Button variant="quiet" size="large" wide onClick={onClose}>
            {t('keepRunning')}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        <p>{t('pauseText')}</p>
        <div className={styles['pair']}>
          <TextField
            label={t('from')}
            type="date"
            min={today}
            value={from}
            onChange={(next) => {
              if (next !== '') setFrom(next);
            }}
          />
          <TextField
            label={t('pauseAgain')}
            type="date"
            min={addDays(from, 1)}
            value={until}
            error={until > from ? undefined : t('holidayBackwards')}
            onChange={(next) => {
              if (next !== '') setUntil(next);
            }}
          />
        </div>
        <CheckGroupField
          label={t('holidayWhich')}
          options={running.map((standing) => ({
            value: standing.id,
            label: `${standing.name}: ${t('fallsOut', { count: isPeriod ? fallenOut(standing, { from, until }) : 0 })}`,
          }))}
          values={pausing}
          onChange={setPausing}
        />
      </div>
    </Modal>
  );
};
