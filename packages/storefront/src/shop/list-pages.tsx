import { Pagination } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { preferencesChanged } from './preferences';
import { usePageSize } from './use-page-size';

/** What the pages of a list take. */
export interface ListPagesProps {
  /** Counted from 1. */
  readonly page: number;
  /** Rows in all; nothing is drawn for an empty list, nor before the number is known. */
  readonly total: number | undefined;
  readonly onPage: (page: number) => void;
}

/** The way through a list by page. Another number of rows is remembered for all lists, and begins with the first page. */
export const ListPages = ({ page, total = 0, onPage }: ListPagesProps): ReactNode => {
  const dispatch = useDispatch();
  const pageSize = usePageSize();
  if (total === 0) return null;
  return (
    <Pagination
      page={page}
      total={total}
      pageSize={pageSize}
      onPageChange={onPage}
      onPageSizeChange={(next) => {
        dispatch(preferencesChanged({ pageSize: next }));
        onPage(1);
      }}
    />
  );
};
