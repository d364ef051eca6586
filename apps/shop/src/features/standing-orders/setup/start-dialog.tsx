import {
  createStandingOrderFromOrder,
  createStandingOrderFromTemplate,
  ResponseError,
} from '@gastroshop/api-client';
import type { StandingOrderRhythm, StandingOrderStart } from '@gastroshop/api-contract';
import { addDays, weekdayOf } from '@gastroshop/domain/calendar';
import { useLocale } from '@gastroshop/i18n/react';
import { useToday } from '@gastroshop/storefront/delivery';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { CheckGroupField, RadioField, TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastOrdersQuery, ofCustomer, standingKey } from '../data/standing-queries';
import { capital, rhythmWords, WEEK, weekdayShort } from '../words/rhythm-words';
import { proposeRhythm } from './propose-rhythm';
import styles from './start-dialog.module.css';

/** What becomes a standing order. */
export type StandingSource =
  | {
      readonly kind: 'ORDER';
      readonly id: string;
      /** The day it was or is delivered. */
      readonly day?: string | undefined;
      readonly addressId?: string | undefined;
    }
  | { readonly kind: 'TEMPLATE'; readonly id: string; readonly name: string };

/** What setting up takes. */
export interface StartDialogProps {
  readonly source: StandingSource;
  /** Articles it has. */
  readonly positions: number;
  readonly onClose: () => void;
}

type Way = 'proposed' | 'weekly' | 'fortnightly' | 'monthly' | 'own';

const isWay = (value: string): value is Way =>
  ['proposed', 'weekly', 'fortnightly', 'monthly', 'own'].includes(value);

/** Sets up a standing order in one step: the rhythm is proposed, the rest filled in, and everything can be changed later. */
export const StartDialog = ({ source, positions, onClose }: StartDialogProps): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway, navigate } = useShop();
  const { scope, paths } = gateway;
  const queryClient = useQueryClient();
  const today = useToday();
  const { data } = useQuery(lastOrdersQuery(client, scope));
  const proposed = proposeRhythm(data?.orders ?? [], today);
  const day = (source.kind === 'ORDER' ? source.day : undefined) ?? today;
  const weekday = weekdayOf(day);
  // What is still to come of the order itself is not ordered once more.
  const from = source.kind === 'ORDER' && day >= today ? addDays(day, 1) : today;
  const [picked, setPicked] = useState<Way>();
  const [days, setDays] = useState<readonly string[]>([String(weekday)]);
  const [name, setName] = useState(source.kind === 'TEMPLATE' ? source.name : t('nameProposed'));
  const way = picked ?? (proposed === undefined ? 'weekly' : 'proposed');
  const rhythms: Readonly<Record<Way, StandingOrderRhythm | undefined>> = {
    proposed,
    weekly: { kind: 'WEEKDAYS', days: [weekday] },
    fortnightly: { kind: 'EVERY_N_WEEKS', days: [weekday], weeks: 2, anchor: day },
    monthly: { kind: 'MONTHLY_FIRST_DELIVERY_DAY', days: [] },
    own: { kind: 'WEEKDAYS', days: days.map(Number) },
  };
  const rhythm = rhythms[way] ?? { kind: 'WEEKDAYS', days: [weekday] };
  const start = useMutation({
    mutationFn: () => {
      const body: StandingOrderStart = {
        name: name.trim(),
        rhythm,
        from,
        mode: 'SUBMIT_AT_DEADLINE',
        closedDays: 'EARLIER',
        guards: { priceRisePercent: 10, sumPercent: 15, missing: 'SKIP_LINE' },
        ...(source.kind === 'ORDER' &&
          source.addressId !== undefined && { deliveryAddressExternalId: source.addressId }),
      };
      const where = ofCustomer(scope);
      return source.kind === 'ORDER'
        ? createStandingOrderFromOrder(client, { ...where, orderId: source.id, body })
        : createStandingOrderFromTemplate(client, { ...where, orderTemplateId: source.id, body });
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: standingKey(scope) });
      navigate(paths.standingOrders(id));
    },
  });
  const hasNoDay = start.error instanceof ResponseError && start.error.problem?.code === 'invalid-request';
  const ways: readonly Way[] = [
    ...(proposed === undefined ? [] : (['proposed'] as const)),
    // The same is not offered twice.
    ...(proposed?.days.length === 1 && proposed.days[0] === weekday ? [] : (['weekly'] as const)),
    'fortnightly',
    'monthly',
    'own',
  ];
  const labelOf = (one: Way): string => {
    if (one === 'own') return t('ownDays');
    const found = rhythms[one];
    return found === undefined ? '' : capital(rhythmWords(found, locale, t));
  };
  return (
    <Modal
      opened
      title={t('howOften')}
      onClose={onClose}
      footer={
        <div className={styles['end']}>
          <Button
            variant="filled"
            size="large"
            wide
            busy={start.isPending}
            disabled={name.trim() === '' || (way === 'own' && days.length === 0)}
            onClick={() => {
              start.mutate();
            }}
          >
            {t('start')}
          </Button>
          <p className={styles['note']}>{t('startNote')}</p>
        </div>
      }
    >
      <div className={styles['form']}>
        {start.isError && (
          <Notice tone="error" announce="at once">
            {t(hasNoDay ? 'failedDay' : 'failed')}
          </Notice>
        )}
        <RadioField
          label={t('howOften')}
          labelHidden
          hint={t('positions', { count: positions })}
          value={way}
          onChange={(value) => {
            if (isWay(value)) setPicked(value);
          }}
          options={ways.map((one) => ({
            value: one,
            label: labelOf(one),
            ...(one === 'proposed' && { hint: t('proposedHint') }),
          }))}
        />
        {way === 'own' && (
          <CheckGroupField
            label={t('ownDays')}
            inline
            values={days}
            onChange={setDays}
            options={WEEK.map((day) => ({ value: String(day), label: weekdayShort(day, locale) }))}
          />
        )}
        <TextField label={t('name')} value={name} maxLength={200} onChange={setName} />
        <p className={styles['rules']}>{t('startRules')}</p>
      </div>
    </Modal>
  );
};
