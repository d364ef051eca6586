import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../icons';
import classes from './tone-icon.module.css';
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
  const { t } = useTranslation('ui-feedback');
  const Icon = icons[tone];
  return (
    <span className={classes[tone]} role="img" aria-label={t(tone)}>
      <Icon size={18} />
    </span>
  );
};
