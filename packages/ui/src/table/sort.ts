/** By what a table is sorted: one column at a time, the others are not sorted. */
export interface TableSort {
  /** Key of the sorted column. */
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** What the head of a column says of the sort. */
export const sortState = (sort: TableSort | undefined, column: string): 'none' | 'asc' | 'desc' =>
  sort?.column === column ? sort.direction : 'none';

/** The sort after a click on a head (SEL-2): the sorted column turns round, another one begins ascending. */
export const nextSort = (sort: TableSort | undefined, column: string): TableSort => ({
  column,
  direction: sortState(sort, column) === 'asc' ? 'desc' : 'asc',
});
