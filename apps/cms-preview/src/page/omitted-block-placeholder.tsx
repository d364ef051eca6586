import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { readLeftOutKind } from '../protocol';
import { useBlockName } from '../texts';
import styles from './mark.module.css';
import { pageTexts } from './texts';

/** What the mark takes. */
export interface OmittedBlockPlaceholderProps {
  readonly kind: string;
  readonly id: string | undefined;
}

/** In place of a block nobody can draw: its kind and what is wrong. Visitors see nothing there. */
export const OmittedBlockPlaceholder = ({ kind, id }: OmittedBlockPlaceholderProps): ReactNode => {
  const t = useTexts(pageTexts);
  const nameOf = useBlockName();
  const { problem, kind: written } = readLeftOutKind(kind);
  return (
    <div className={styles['leftOut']} data-block={id}>
      <strong>
        {t(problem === 'WRONG_SHAPE' ? 'wrongShape' : 'unknownKind', { kind: nameOf(written) })}
      </strong>
      <span>{t('visitorsSeeNothing')}</span>
    </div>
  );
};
