import type { StandingOrder } from '@gastroshop/api-contract';
import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { addressWords } from '@gastroshop/storefront/checkout';
import { useShop } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { Notice, useToasts } from '@gastroshop/ui/feedback';
import { IconChevronDown, IconClock, IconPencil, IconTrash } from '@gastroshop/ui/icons';
import { Breadcrumbs, PageTitle } from '@gastroshop/ui/layout';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressesQuery } from '../data/standing-queries';
import { useStandingActions } from '../data/use-standing-actions';
import { capital, rhythmWords, weekdayList } from '../words/rhythm-words';
import { comingPauseWords } from '../words/pause-words';
import { reminderOf } from '../words/remind-words';
import { StateBadge } from '../words/state-badge';
import { HaltRemedies } from './halt-remedies';
import { NextFour } from './next-four';
import { Pattern } from './pattern';
import { PauseDialog } from './pause-dialog';
import { SettingsDialog, type StandingSetting } from './settings-dialog';
import styles from './standing-order.module.css';

/** A loaded standing order: the sentence, the next four, the pattern, and what is asked. */
export const StandingOrderView = ({ standing }: { readonly standing: StandingOrder }): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { paths, scope } = gateway;
  const toasts = useToasts();
  const actions = useStandingActions(standing);
  const { data: addresses = [] } = useQuery(addressesQuery(client, scope));
  const [open, setOpen] = useState<StandingSetting | 'pause' | 'stop'>();
  const close = () => {
    setOpen(undefined);
  };
  const { name, state, rhythm, from, until, mode, guards, closedDays, graceMinutes, lostDays } = standing;
  const address =
    addresses.find(({ externalId }) => externalId === standing.deliveryAddressExternalId) ?? addresses[0];
  const isOver = state === 'STOPPED' || state === 'ENDED';
  const comingPause = comingPauseWords(standing, locale, t);
  const canResume = state === 'PAUSED' || state === 'STOPPED';
  const word = (setting: StandingSetting, text: string, label: string, mark?: string) => (
    <button
      type="button"
      className={styles['word']}
      aria-label={t('changeWord', { label, text })}
      onClick={() => {
        setOpen(setting);
      }}
    >
      <span className={styles['changeable']}>{text}</span>
      <IconChevronDown size={16} className={styles['arrow']} />
      {mark}
    </button>
  );
  const percent = (value: number | undefined) =>
    value === undefined ? t('never') : t('percent', { percent: value });
  return (
    <div className={styles['screen']}>
      <Breadcrumbs items={[{ label: t('title'), href: paths.standingOrders() }, { label: name }]} />
      <PageTitle
        actions={
          <>
            <IconButton
              outline
              label={t('setting_name')}
              icon={<IconPencil size={18} />}
              onClick={() => {
                setOpen('name');
              }}
            />
            {state !== 'STOPPED' && (
              <IconButton
                outline
                label={t('stop')}
                icon={<IconTrash size={18} />}
                onClick={() => {
                  setOpen('stop');
                }}
              />
            )}
            {canResume ? (
              <Button
                variant="filled"
                busy={actions.resume.isPending}
                onClick={() => {
                  actions.resume.mutate();
                }}
              >
                {t('resume')}
              </Button>
            ) : (
              !isOver && (
                <Button
                  icon={<IconClock size={18} />}
                  onClick={() => {
                    setOpen('pause');
                  }}
                >
                  {t('pause')}
                </Button>
              )
            )}
          </>
        }
      >
        {name} <StateBadge state={state} />
      </PageTitle>
      <p className={styles['sentence']}>
        {word('rhythm', capital(rhythmWords(rhythm, locale, t)), t('setting_rhythm'))}{' '}
        {word(
          'span',
          until === undefined
            ? t('spanOpen', { from: formatLongDate(from, locale, { weekday: 'none' }) })
            : t('span', {
                from: formatLongDate(from, locale, { weekday: 'none' }),
                until: formatLongDate(until, locale, { weekday: 'none' }),
              }),
          t('setting_span'),
          address === undefined ? '.' : ',',
        )}{' '}
        {address !== undefined &&
          word(
            'address',
            [addressWords(address), standing.unloadingArea].filter((part) => part !== undefined).join(', '),
            t('setting_address'),
            '.',
          )}{' '}
        {word(
          'mode',
          mode === 'REMIND_ONLY' ? t('modeRemind') : t('modeSentence', { minutes: graceMinutes }),
          t('setting_mode'),
          '.',
        )}
      </p>
      {comingPause !== undefined && (
        <Notice
          tone="info"
          action={
            <Button
              size="small"
              busy={actions.resume.isPending}
              onClick={() => {
                actions.resume.mutate();
              }}
            >
              {t('pauseAway')}
            </Button>
          }
        >
          {t('pauseComingText', { pause: comingPause })}
        </Notice>
      )}
      {state === 'HALTED' && (
        <Notice tone="error">
          {standing.haltReason === 'CUSTOMER_DISABLED'
            ? t('haltedDisabled')
            : t('haltedDays', { days: weekdayList(lostDays, locale) })}
          <span className={styles['remedies']}>
            <HaltRemedies standing={standing} save={actions.save} />
          </span>
        </Notice>
      )}
      <NextFour standing={standing} actions={actions} />
      <div className={styles['columns']}>
        <Pattern standing={standing} actions={actions} />
        <aside className={styles['side']}>
          <section aria-labelledby="standing-rules">
            <h2 id="standing-rules" className={styles['heading']}>
              {t('whenDifferent')}
            </h2>
            <ul className={styles['rules']}>
              <li>
                {t('rulePrice')} {word('guards', percent(guards.priceRisePercent), t('guardPrice'))}
              </li>
              <li>
                {t('ruleSum')} {word('guards', percent(guards.sumPercent), t('guardSum'))}
              </li>
              <li>
                {t('ruleMissing')}{' '}
                {word(
                  'guards',
                  guards.missing === 'ASK' ? t('askWord') : t(guards.missing),
                  t('guardMissing'),
                )}
              </li>
              <li>
                {t('ruleClosed')} {word('guards', t(closedDays), t('guardClosed'))}
              </li>
              <li>{t('ruleAllergens')}</li>
              <li>{t('ruleValue')}</li>
              {standing.lines.some(({ par }) => par !== undefined) && <li>{t('ruleStock')}</li>}
            </ul>
          </section>
          <section aria-labelledby="standing-people">
            <h2 id="standing-people" className={styles['heading']}>
              {t('whoKnows')}
            </h2>
            <ul className={styles['rules']}>
              <li>{t('toldWhen')}</li>
              {mode === 'SUBMIT_AT_DEADLINE' && (
                <li>
                  {t('ruleRemind')} {word('remind', t(reminderOf(standing)), t('setting_remind'))}
                </li>
              )}
              <li>
                {t('mayChange')} {standing.owner !== undefined && t('setUpBy', { who: standing.owner })}{' '}
                {t('changedBy', { who: standing.changedBy })}
              </li>
            </ul>
          </section>
        </aside>
      </div>
      {open === 'pause' && (
        <PauseDialog
          name={name}
          onPause={(day) => {
            actions.pause.mutate(day);
          }}
          onClose={close}
        />
      )}
      {open === 'stop' && (
        <ConfirmDialog
          opened
          danger
          title={t('stopQuestion', { name })}
          confirmLabel={t('stop')}
          onCancel={close}
          onConfirm={() => {
            close();
            actions.stop.mutate();
          }}
        >
          {t('stopText')}
        </ConfirmDialog>
      )}
      {open !== undefined && open !== 'pause' && open !== 'stop' && (
        <SettingsDialog
          standing={standing}
          setting={open}
          onSave={(change) => {
            actions.save.mutate(change, {
              onSuccess: () => {
                toasts.say({ tone: 'good', title: t('saved') });
              },
            });
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
