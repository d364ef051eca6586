import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readLeftOutKind } from '../protocol';
import { useBlockName } from '../texts';
import styles from './mark.module.css';

/** What the mark takes. */
export interface OmittedBlockPlaceholderProps {
  readonly kind: string;
  readonly id: string | undefined;
}

/** In place of a block nobody can draw: its kind and what is wrong. Visitors see nothing there. */
export const OmittedBlockPlaceholder = ({ kind, id }: OmittedBlockPlaceholderProps): ReactNode => {
  const { t } = useTranslation('preview-page');
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
