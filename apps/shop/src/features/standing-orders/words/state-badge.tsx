import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import {
  IconAlertTriangle,
  IconCalendarOff,
  IconCheck,
  IconClock,
  type IconComponent,
  IconX,
} from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './state-badge.module.css';

type Tone = 'good' | 'warn' | 'bad' | 'none';

const TONES: Readonly<Record<StandingOrder['state'] | StandingOccurrence['state'], Tone>> = {
  ACTIVE: 'good',
  PAUSED: 'none',
  STOPPED: 'none',
  ENDED: 'none',
  HALTED: 'bad',
  PLANNED: 'good',
  ORDERED: 'good',
  ASK: 'warn',
  SKIPPED: 'none',
  CLOSED: 'none',
  NOT_ORDERED: 'bad',
};

const SIGNS: Readonly<Record<StandingOrder['state'] | StandingOccurrence['state'], IconComponent>> = {
  ACTIVE: IconCheck,
  PAUSED: IconClock,
  STOPPED: IconX,
  ENDED: IconX,
  HALTED: IconAlertTriangle,
  PLANNED: IconClock,
  ORDERED: IconCheck,
  ASK: IconAlertTriangle,
  SKIPPED: IconCalendarOff,
  CLOSED: IconCalendarOff,
  NOT_ORDERED: IconAlertTriangle,
};

/** What a standing order, or one time it comes, is: a sign and a word. */
export const StateBadge = ({
  state,
}: {
  readonly state: StandingOrder['state'] | StandingOccurrence['state'];
}): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const Sign = SIGNS[state];
  return (
    <span className={styles['badge']} data-tone={TONES[state]}>
      <Sign size={14} />
      {t(state)}
    </span>
  );
};
