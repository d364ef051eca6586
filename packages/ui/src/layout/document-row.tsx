import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDownload, IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '../icons';
import { Link } from '../link';
import type { DocumentItem } from './document-item';
import classes from './document-list.module.css';

const signs = {
  pdf: IconFileTypePdf,
  table: IconFileSpreadsheet,
  text: IconFileText,
  other: IconFile,
} as const;

/** What a row of the list takes. */
export interface DocumentRowProps {
  /** The document. */
  readonly document: DocumentItem;
}

/** One document: the whole row is the link. */
export const DocumentRow = ({
  document: { href, name, kind, meta, size, fresh = false, download },
}: DocumentRowProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const Sign = signs[kind];
  return (
    <Link className={classes['link']} href={href} download={download}>
      <span className={clsx(classes['sign'], kind !== 'text' && kind !== 'other' && classes[kind])}>
        <Sign size={20} />
      </span>
      <span className={classes['words']}>
        <span className={classes['name']}>
          {name}
          {fresh && <span className={classes['fresh']}>{t('newItem')}</span>}
        </span>
        {meta !== undefined && <span className={classes['meta']}>{meta}</span>}
      </span>
      {size !== undefined && <span className={classes['size']}>{size}</span>}
      <span className={classes['get']}>
        <IconDownload size={18} />
      </span>
    </Link>
  );
};
