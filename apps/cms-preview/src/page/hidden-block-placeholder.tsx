import type { ContentBlock } from '@gastroshop/api-contract';
import { toDay, ValidityLine } from '@gastroshop/cms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockName } from '../texts';
import styles from './mark.module.css';

/** What the mark takes. */
export interface HiddenBlockPlaceholderProps {
  readonly block: ContentBlock;
}

/** In place of a block that is not shown on the day: its kind and when it is. */
export const HiddenBlockPlaceholder = ({
  block: { kind, id, validity = {} },
}: HiddenBlockPlaceholderProps): ReactNode => {
  const { t } = useTranslation('preview-page');
  const nameOf = useBlockName();
  return (
    <div className={styles['hidden']} data-block={id}>
      <strong>{t('notOnThisDay', { kind: nameOf(kind) })}</strong>
      <span>
        <ValidityLine validity={validity} today={toDay(new Date().toISOString()) ?? ''} />
      </span>
    </div>
  );
};
