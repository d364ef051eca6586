import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolbarSelect } from './toolbar-select';
import { PAGE_SIZES } from './page-sizes';

/** What the choice of the page size takes. */
export interface PageSizeSelectProps {
  /** Rows on a page. */
  readonly size: number;
  /** Called with the number of rows the buyer wants. */
  readonly onChange: (size: number) => void;
}

/** Chooses how many rows a page has: 50, 100 or 300 (API-3). */
export const PageSizeSelect = ({ size, onChange }: PageSizeSelectProps): ReactNode => {
  const { t } = useTranslation('ui-table');
  return (
    <ToolbarSelect
      label={t('pageSize')}
      labelHidden
      options={PAGE_SIZES.map((each) => ({ value: each, label: t('perPage', { size: each }) }))}
      value={size}
      onChange={onChange}
    />
  );
};
