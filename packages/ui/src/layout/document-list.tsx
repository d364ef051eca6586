import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../feedback';
import { DocumentListSkeleton } from './document-list-skeleton';
import type { DocumentItem } from './document-item';
import { DocumentRow } from './document-row';
import classes from './document-list.module.css';

/** What a list of documents takes. */
export interface DocumentListProps {
  /** What kind of documents they are, for screen readers. */
  readonly label: string;
  /** The documents; undefined while they are being loaded. */
  readonly documents: readonly DocumentItem[] | undefined;
  /** What stands there when there are none. */
  readonly empty?: ReactNode;
  /** Stands in the place of the documents when they could not be loaded. */
  readonly error?: ReactNode;
}

/** Documents to open or save: price lists, receipts, datasheets. */
export const DocumentList = ({ label, documents, empty, error }: DocumentListProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  if (error !== undefined && error !== null) return error;
  if (documents === undefined) {
    return (
      <Loading>
        <DocumentListSkeleton count={4} />
      </Loading>
    );
  }
  if (documents.length === 0) return empty ?? <p className={classes['empty']}>{t('documentsEmpty')}</p>;
  return (
    <ul className={classes['list']} aria-label={label}>
      {documents.map((document) => (
        <li key={document.href} className={classes['row']}>
          <DocumentRow document={document} />
        </li>
      ))}
    </ul>
  );
};
