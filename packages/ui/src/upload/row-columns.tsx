import type { TFunction } from 'i18next';
import { TruncatedText, type DataTableColumn } from '../table';
import { RowStatus } from './row-status';
import type { UploadRow } from './upload-row';

/** What the texts of uploads ask for. */
export type UploadTranslate = TFunction<'ui-upload'>;

/** The number of the line, the columns of the file, and what was found when checking the line. */
export const rowColumns = (
  columns: readonly string[],
  t: UploadTranslate,
): readonly DataTableColumn<UploadRow>[] => [
  { key: 'line', header: t('line'), width: '56px', cell: ({ line }) => line },
  ...columns.map((header, index) => ({
    key: `column ${index}`,
    header,
    cell: ({ cells }: UploadRow) => <TruncatedText text={cells[index] ?? ''} />,
  })),
  {
    key: 'problem',
    header: t('problem'),
    width: 'minmax(0, 1.6fr)',
    cell: ({ problem }) => <RowStatus problem={problem} />,
  },
];
