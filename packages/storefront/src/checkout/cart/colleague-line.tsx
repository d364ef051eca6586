import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { initials } from '@gastroshop/ui/layout';
import { useTranslation } from 'react-i18next';
import type { CheckoutLine } from '../lines/checkout-line';
import type { ColleagueChange, ConflictView } from '../live/colleague-change';
import type { LineActions } from './line-actions';
import styles from './line-status.module.css';
import { lineContentText } from './line-content-text';

const MINUTE_MS = 60_000;

/** What somebody else did to a line. */
export interface ColleagueNoteProps {
  readonly note: ColleagueChange;
  /** Name of who did it; undefined where it is not known. */
  readonly name: string | undefined;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

/** What somebody else did to a line, with the name and how long ago. */
export const ColleagueChangeLine = ({ note, name, now }: ColleagueNoteProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { locale } = useLocale();
  const who = name ?? t('colleague');
  const minutes = Math.floor((now - note.at) / MINUTE_MS);
  const ago = minutes < 1 ? t('justNow') : t('minutesAgo', { minutes });
  const { before, after = 0, unit } = note;
  const words =
    before === undefined
      ? t('added', { name: who, after, unit: formatUnit(unit, locale, after !== 1), ago })
      : t('changed', { name: who, before, after, unit: formatUnit(unit, locale, after !== 1), ago });
  return (
    <span className={styles['note']} data-tone="colleague">
      <span className={styles['avatar']} aria-hidden>
        {initials(who)}
      </span>
      <span className={styles['words']} title={words}>
        {words}
      </span>
    </span>
  );
};

/** What two buyers wanted of one line at once. */
export interface ConflictLineProps {
  readonly line: CheckoutLine;
  readonly clash: ConflictView;
  readonly actions: LineActions;
}

/** Two changed one line at once: what counts, and one tap to have the other. */
export const ConflictLine = ({ line, clash: { conflict }, actions }: ConflictLineProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { locale } = useLocale();
  const { kept, dropped } = conflict;
  const told = lineContentText([kept, dropped], locale);
  const words = told[0] === undefined ? t('clashNothing') : t('clash', { kept: told[0] });
  return (
    <span className={styles['note']} data-tone="colleague">
      <span className={styles['body']}>
        <span className={styles['words']}>{words}</span>
        <button
          type="button"
          className={styles['remedy']}
          onClick={() => {
            if (dropped === undefined) actions.remove(line);
            else {
              const { amount, unitAbbreviation: unit, plan = [] } = dropped;
              const planned = plan.length > 0 || kept?.plan !== undefined;
              actions.change(line, planned ? { amount, unit, plan } : { amount, unit });
            }
          }}
        >
          {told[1] === undefined ? t('takeRemoval') : t('takeOther', { dropped: told[1] })}
        </button>
        <button
          type="button"
          className={styles['remedy']}
          onClick={() => {
            actions.read(line);
          }}
        >
          {t('keep')}
        </button>
      </span>
    </span>
  );
};
