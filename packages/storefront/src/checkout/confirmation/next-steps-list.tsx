import type { Order } from '@gastroshop/api-contract';
import { CALENDAR_NAMES, formatLongDate, type Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import {
  IconCheck,
  type IconComponent,
  IconFileText,
  IconPackage,
  IconSnowflake,
  IconTruckDelivery,
} from '@gastroshop/ui/icons';
import { addDays } from '@gastroshop/domain/calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallClockDeadline, useNow } from '../../delivery';
import { temperatureWords } from '../totals/temperature-words';
import { upperFirst } from '../upper-first';
import { type NextStep, nextSteps } from './next-steps';
import styles from './next-steps.module.css';

/** More addresses than this are told by the first one and how many there are. */
const MAX_ADDRESSES = 2;

/** A moment in short: "heute 14:00", "Mi, 2. Dez., 14:00". */
const momentText = (at: number, now: number, locale: Locale): string => {
  const { date, time, today } = toWallClockDeadline(at, now);
  const { today: thisDay, tomorrow } = CALENDAR_NAMES[locale];
  if (date === today) return `${thisDay.toLowerCase()} ${time}`;
  if (date === addDays(today, 1)) return `${tomorrow.toLowerCase()} ${time}`;
  return `${formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false })}, ${time}`;
};

const isDone = (step: NextStep): boolean =>
  step.kind === 'RECEIVED' || ((step.kind === 'PACKED' || step.kind === 'DELIVERY') && step.isDone);

const signOf = (step: NextStep): IconComponent => {
  if (isDone(step)) return IconCheck;
  switch (step.kind) {
    case 'PACKED':
      return step.temperatures.length === 1 && step.temperatures[0] === 'FROZEN'
        ? IconSnowflake
        : IconPackage;
    case 'INVOICE':
      return IconFileText;
    default:
      return IconTruckDelivery;
  }
};

/** What happens to an order from now on, in one column, and what of it has happened. */
export const NextStepsList = ({ order }: { readonly order: Order }): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const now = useNow();
  const { confirmationEmails: mails, unloadingArea } = order;
  const mailText = (): string => {
    const [first] = mails;
    if (first === undefined) return t('noMails');
    return mails.length > MAX_ADDRESSES
      ? t('mailsMore', { mail: first, count: mails.length - 1 })
      : t('mails', { mails: mails.join(', ') });
  };
  const wordsOf = (step: NextStep): readonly [title: string, detail: string] => {
    switch (step.kind) {
      case 'RECEIVED':
        return [t('received', { at: momentText(step.at, now, locale) }), mailText()];
      case 'PACKED': {
        const { at, temperatures, isRest, lines, isDone: done } = step;
        const what = isRest ? t('rest') : temperatureWords(temperatures, say) || t('theOrder');
        const when = momentText(at, now, locale);
        const count = t('positions', { count: lines });
        return done
          ? [t('packed', { when, what: upperFirst(what) }), t('packedLines', { lines: count })]
          : [t('willBePacked', { when: upperFirst(when), what }), t('untilPacked', { lines: count })];
      }
      case 'DELIVERY': {
        const { date, time, temperatures, lines } = step;
        const day = formatLongDate(date, locale, { month: 'short', year: false });
        const parts = [
          temperatureWords(temperatures, say),
          lines === undefined ? '' : t('positions', { count: lines }),
          unloadingArea === undefined || unloadingArea === '' ? '' : t('unloading', { area: unloadingArea }),
        ];
        return [
          time === undefined ? t('delivery', { day }) : t('deliveryAt', { day, time }),
          parts.filter((part) => part !== '').join(' · '),
        ];
      }
      case 'MORE_DAYS':
        return [upperFirst(t('moreDays', { count: step.count })), ''];
      case 'INVOICE':
        return [t('invoice'), step.isWeighed ? t('invoiceWeighed') : t('invoicePlace')];
    }
  };
  return (
    <section className={styles['next']}>
      <h2 className={styles['heading']}>{t('next')}</h2>
      <ol className={styles['steps']}>
        {nextSteps(order, now).map((step) => {
          const Sign = signOf(step);
          const [title, detail] = wordsOf(step);
          return (
            <li key={title} className={styles['step']} data-done={isDone(step) || undefined}>
              <span className={styles['sign']}>
                <Sign size={16} />
              </span>
              <span className={styles['words']}>
                <span className={styles['what']}>{title}</span>
                {detail !== '' && <span className={styles['detail']}>{detail}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
