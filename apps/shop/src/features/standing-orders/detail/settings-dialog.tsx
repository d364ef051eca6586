import type { StandingOrder, StandingOrderRhythm, StandingOrderUpdate } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { useToday } from '@gastroshop/storefront/delivery';
import { addressWords } from '@gastroshop/storefront/checkout';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CheckGroupField, RadioField, SelectField, TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressesQuery } from '../data/standing-queries';
import { WEEK, weekdayShort } from '../words/rhythm-words';
import { isReminder, REMINDER_NAMES, reminderOf, REMINDERS } from '../words/remind-words';
import styles from './settings-dialog.module.css';

/** Which words of the sentences are changed. */
export type StandingSetting = 'rhythm' | 'span' | 'address' | 'mode' | 'guards' | 'name' | 'remind';

/** What the dialog takes. */
export interface SettingsDialogProps {
  readonly standing: StandingOrder;
  readonly setting: StandingSetting;
  readonly onSave: (change: Partial<StandingOrderUpdate>) => void;
  readonly onClose: () => void;
}

const PERCENTS = ['5', '10', '15', '20', '30', ''] as const;

const percentOf = (value: string): number | undefined => (value === '' ? undefined : Number(value));

const isKind = (value: string): value is StandingOrderRhythm['kind'] =>
  ['WEEKDAYS', 'EVERY_N_WEEKS', 'MONTHLY_FIRST_DELIVERY_DAY'].includes(value);

/** Changes one thing of a standing order. */
export const SettingsDialog = ({ standing, setting, onSave, onClose }: SettingsDialogProps): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const today = useToday();
  const { data: addresses = [] } = useQuery({
    ...addressesQuery(client, gateway.scope),
    enabled: setting === 'address',
  });
  const [draft, setDraft] = useState<Partial<StandingOrderUpdate>>({});
  const value = { ...standing, ...draft };
  const { rhythm, guards } = value;
  const edit = (change: Partial<StandingOrderUpdate>) => {
    setDraft((before) => ({ ...before, ...change }));
  };
  const percentOptions = PERCENTS.map((percent) => ({
    value: percent,
    label: percent === '' ? t('never') : t('percent', { percent }),
  }));
  const isMonthly = rhythm.kind === 'MONTHLY_FIRST_DELIVERY_DAY';
  return (
    <Modal
      opened
      size="small"
      title={t(`setting_${setting}`)}
      onClose={onClose}
      footer={
        <Button
          variant="filled"
          wide
          disabled={(!isMonthly && rhythm.days.length === 0) || value.name.trim() === ''}
          onClick={() => {
            onSave(draft);
            onClose();
          }}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={styles['form']}>
        {setting === 'remind' && (
          <RadioField
            label={t('setting_remind')}
            labelHidden
            value={reminderOf(value)}
            onChange={(name) => {
              if (isReminder(name)) edit({ remindHours: [...REMINDERS[name]] });
            }}
            options={REMINDER_NAMES.map((name) => ({ value: name, label: t(name) }))}
          />
        )}
        {setting === 'rhythm' && (
          <>
            <RadioField
              label={t('howOften')}
              labelHidden
              value={rhythm.kind}
              onChange={(kind) => {
                if (!isKind(kind)) return;
                const isFirst = kind === 'MONTHLY_FIRST_DELIVERY_DAY';
                edit({
                  rhythm: {
                    kind,
                    days: isFirst
                      ? []
                      : rhythm.days.length > 0
                        ? rhythm.days
                        : standing.deliveryDays.slice(0, 1),
                    ...(kind === 'EVERY_N_WEEKS' && { weeks: 2, anchor: rhythm.anchor ?? today }),
                  },
                });
              }}
              options={[
                { value: 'WEEKDAYS', label: t('everyWeek') },
                { value: 'EVERY_N_WEEKS', label: t('everyOtherWeek') },
                { value: 'MONTHLY_FIRST_DELIVERY_DAY', label: t('monthlyOption') },
              ]}
            />
            {rhythm.kind === 'EVERY_N_WEEKS' && (
              <SelectField
                label={t('weeks')}
                value={String(rhythm.weeks ?? 2)}
                onChange={(weeks) => {
                  edit({ rhythm: { ...rhythm, weeks: Number(weeks) } });
                }}
                options={[2, 3, 4, 6, 8].map((weeks) => ({
                  value: String(weeks),
                  label: t('weeksOption', { weeks }),
                }))}
              />
            )}
            {!isMonthly && (
              <CheckGroupField
                label={t('ownDays')}
                inline
                values={rhythm.days.map(String)}
                onChange={(days) => {
                  edit({ rhythm: { ...rhythm, days: days.map(Number) } });
                }}
                options={WEEK.filter(
                  (day) => standing.deliveryDays.includes(day) || rhythm.days.includes(day),
                ).map((day) => ({ value: String(day), label: weekdayShort(day, locale) }))}
              />
            )}
          </>
        )}
        {setting === 'span' && (
          <>
            <TextField
              label={t('from')}
              type="date"
              value={value.from}
              onChange={(from) => {
                if (from !== '') edit({ from });
              }}
            />
            <TextField
              label={t('until')}
              hint={t('untilHint')}
              type="date"
              min={value.from}
              value={value.until ?? ''}
              onChange={(until) => {
                edit({ until: until === '' ? undefined : until });
              }}
            />
          </>
        )}
        {setting === 'address' && (
          <>
            <SelectField
              label={t('address')}
              value={value.deliveryAddressExternalId ?? addresses[0]?.externalId ?? ''}
              onChange={(deliveryAddressExternalId) => {
                edit({ deliveryAddressExternalId });
              }}
              options={addresses.flatMap((address) =>
                address.externalId === undefined
                  ? []
                  : [{ value: address.externalId, label: addressWords(address) }],
              )}
            />
            <TextField
              label={t('unloadingArea')}
              maxLength={200}
              value={value.unloadingArea ?? ''}
              onChange={(area) => {
                edit({ unloadingArea: area === '' ? undefined : area });
              }}
            />
          </>
        )}
        {setting === 'mode' && (
          <RadioField
            label={t('setting_mode')}
            labelHidden
            value={value.mode}
            onChange={(mode) => {
              edit({ mode: mode === 'REMIND_ONLY' ? 'REMIND_ONLY' : 'SUBMIT_AT_DEADLINE' });
            }}
            options={[
              {
                value: 'SUBMIT_AT_DEADLINE',
                label: t('modeSubmit'),
                hint: t('modeSubmitHint', { minutes: standing.graceMinutes }),
              },
              { value: 'REMIND_ONLY', label: t('modeRemind'), hint: t('modeRemindHint') },
            ]}
          />
        )}
        {setting === 'guards' && (
          <>
            <SelectField
              label={t('guardPrice')}
              value={String(guards.priceRisePercent ?? '')}
              options={percentOptions}
              onChange={(percent) => {
                edit({ guards: { ...guards, priceRisePercent: percentOf(percent) } });
              }}
            />
            <SelectField
              label={t('guardSum')}
              value={String(guards.sumPercent ?? '')}
              options={percentOptions}
              onChange={(percent) => {
                edit({ guards: { ...guards, sumPercent: percentOf(percent) } });
              }}
            />
            <SelectField
              label={t('guardMissing')}
              value={guards.missing}
              options={[
                { value: 'SKIP_LINE', label: t('SKIP_LINE') },
                { value: 'SUBSTITUTE', label: t('SUBSTITUTE') },
                { value: 'ASK', label: t('askWord') },
              ]}
              onChange={(missing) => {
                edit({
                  guards: {
                    ...guards,
                    missing: missing === 'ASK' || missing === 'SUBSTITUTE' ? missing : 'SKIP_LINE',
                  },
                });
              }}
            />
            <SelectField
              label={t('guardClosed')}
              value={value.closedDays}
              options={[
                { value: 'EARLIER', label: t('EARLIER') },
                { value: 'LATER', label: t('LATER') },
                { value: 'SKIP', label: t('SKIP') },
              ]}
              onChange={(closed) => {
                edit({ closedDays: closed === 'LATER' || closed === 'SKIP' ? closed : 'EARLIER' });
              }}
            />
          </>
        )}
        {setting === 'name' && (
          <TextField
            label={t('name')}
            focusFirst
            maxLength={200}
            value={value.name}
            onChange={(name) => {
              edit({ name });
            }}
          />
        )}
      </div>
    </Modal>
  );
};
