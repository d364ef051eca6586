import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../icons';
import classes from './tone-icon.module.css';
import { feedbackTexts } from './texts';
import type { Tone } from './tone';

const icons = {
  good: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
} as const satisfies Record<Tone, unknown>;

/** What the sign of a tone takes. */
export interface ToneIconProps {
  /** What is signed. */
  readonly tone: Tone;
}

/** The sign of a tone, with the word for it for those who do not see colours. */
export const ToneIcon = ({ tone }: ToneIconProps): ReactNode => {
  const t = useTexts(feedbackTexts);
  const Icon = icons[tone];
  return (
    <span className={classes[tone]} role="img" aria-label={t(tone)}>
      <Icon size={18} />
    </span>
  );
};
