import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { Badge, type Tone } from '@gastroshop/ui/feedback';
import {
  IconAlertTriangle,
  IconCalendarOff,
  IconCheck,
  IconClock,
  type IconComponent,
  IconPencil,
  IconX,
} from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What a standing order, or one time it comes, can be. */
export type ShownState = StandingOrder['state'] | StandingOccurrence['state'] | 'DIFFERS';

const LOOKS: Readonly<Record<ShownState, readonly [Tone | 'brand', IconComponent]>> = {
  ACTIVE: ['good', IconCheck],
  PAUSED: ['info', IconClock],
  STOPPED: ['info', IconX],
  ENDED: ['info', IconX],
  HALTED: ['error', IconAlertTriangle],
  PLANNED: ['good', IconClock],
  DIFFERS: ['brand', IconPencil],
  ORDERED: ['good', IconCheck],
  ASK: ['warning', IconAlertTriangle],
  SKIPPED: ['info', IconCalendarOff],
  CLOSED: ['info', IconCalendarOff],
  NOT_ORDERED: ['error', IconAlertTriangle],
};

/** What a standing order, or one time it comes, is: a sign and a word. */
export const StateBadge = ({ state }: { readonly state: ShownState }): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const [tone, Sign] = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Sign size={14} />}>
      {t(state)}
    </Badge>
  );
};
