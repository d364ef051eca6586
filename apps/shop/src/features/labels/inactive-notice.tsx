import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the notice takes. */
export interface InactiveNoticeProps {
  /** Names of the articles, or their numbers where no name is left. */
  readonly names: readonly string[];
  readonly onRemove: () => void;
}

/** Names that are read before they become a count. */
const NAMED = 4;

/** Says which articles are left out of the print because they are no longer active (LAB-1). */
export const InactiveNotice = ({ names, onRemove }: InactiveNoticeProps): ReactNode => {
  const { t } = useTranslation('labels');
  if (names.length === 0) return null;
  const first = names.slice(0, NAMED).join(', ');
  const rest = names.length - NAMED;
  return (
    <Notice
      tone="warning"
      announce="politely"
      action={
        <Button size="small" onClick={onRemove}>
          {t('removeInactive')}
        </Button>
      }
    >
      {t('inactiveSome', {
        count: names.length,
        names: rest > 0 ? t('inactiveMore', { names: first, count: rest }) : first,
      })}
    </Notice>
  );
};
