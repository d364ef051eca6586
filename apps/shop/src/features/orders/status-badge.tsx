import type { OrderStatus } from '@gastroshop/api-contract';
import { Badge, type Tone } from '@gastroshop/ui/feedback';
import { IconCheck, IconClock, type IconComponent, IconX } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { statusTone, type StatusTone } from './order-status';

const LOOKS: Readonly<Record<StatusTone, readonly [Tone, IconComponent]>> = {
  plain: ['info', IconClock],
  good: ['good', IconCheck],
  bad: ['error', IconX],
};

/** What the state takes. */
export interface StatusBadgeProps {
  readonly status: OrderStatus;
}

/** The state of an order: a sign, a word, a colour. */
export const StatusBadge = ({ status }: StatusBadgeProps): ReactNode => {
  const { t } = useTranslation('order-words');
  const [tone, Sign] = LOOKS[statusTone(status)];
  return (
    <Badge tone={tone} icon={<Sign size={14} />}>
      {t(status)}
    </Badge>
  );
};
