import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../a11y';
import {
  DataTable,
  useIsMobile,
  useEventCallback,
  type DataTableHandle,
  type LayoutVariant,
  type TableSort,
} from '../table';
import { CustomerCard } from './customer-card';
import { customerColumns } from './customer-columns';
import { CustomerFilter } from './customer-filter';
import type { CustomerRow, CustomerTableSort } from './customer-row';
import styles from './customer-table.module.css';

const COLUMNS = ['id', 'name', 'address'] as const;

/** What the customer table takes. */
export interface CustomerTableProps {
  /** The customers to show, filtered and sorted. */
  readonly customers: readonly CustomerRow[];
  /** How many customers there are without the filter. */
  readonly total: number;
  /** Whether there are so many that they can be filtered. */
  readonly filterable: boolean;
  /** Number of the customer one acts for. */
  readonly currentId?: string | undefined;
  /** By what the customers are sorted. */
  readonly sort: CustomerTableSort;
  /** Called with the sort the buyer wants. */
  readonly onSortChange: (sort: CustomerTableSort) => void;
  /** Called with what is typed into the filter: 100 ms after the last key, on phones with every key. */
  readonly onFilter: (query: string) => void;
  /** Called with what stands in the filter when Enter takes the first customer it finds. */
  readonly onEnter: (query: string) => void;
  /** Name of the customer Enter takes now. */
  readonly first?: string | undefined;
  /** Stands between the filter and the customers. */
  readonly above?: ReactNode;
  /** Stands in place of the customers, where there are too many to go through. */
  readonly instead?: ReactNode;
  /** The list scrolls in itself: no page becomes as long as thousands of customers. */
  readonly long?: boolean | undefined;
  /** Called with the number of the customer the buyer chose. */
  readonly onChoose: (id: string) => void;
  /** Whether the customers are on their way. */
  readonly loading?: boolean | undefined;
  /** Stands in the place of the customers when they could not be loaded. */
  readonly error?: ReactNode;
  /** Stands in the place of the customers when there are none at all. */
  readonly empty?: ReactNode;
  /** Which shape to take; by the width of the window if missing. */
  readonly shape?: LayoutVariant | undefined;
}

const keyOf = ({ id }: CustomerRow): string => id;
const nameOf = ({ name }: CustomerRow): string => name;

/** The customers a user may act for, to choose one of (SEL-1 to SEL-4). */
export const CustomerTable = (props: CustomerTableProps): ReactNode => {
  const {
    customers,
    total,
    filterable,
    currentId,
    sort,
    onSortChange,
    onFilter,
    onEnter,
    first,
    above,
    instead,
    long = false,
    onChoose,
    loading,
    error,
    shape,
  } = props;
  const { t } = useTranslation('ui-customer');
  const phone = useIsMobile(shape);
  const [query, setQuery] = useState('');
  const table = useRef<DataTableHandle>(null);
  const choose = useEventCallback(onChoose);
  const columns = useMemo(() => customerColumns(t, currentId, choose), [t, currentId, choose]);
  const card = useMemo(() => {
    const current = t('current');
    return (customer: CustomerRow): ReactNode => (
      <CustomerCard customer={customer} current={customer.id === currentId ? current : undefined} />
    );
  }, [t, currentId]);
  const nothing = total === 0 ? props.empty : <p className={styles['nothing']}>{t('notFound', { query })}</p>;
  return (
    <div>
      {filterable && (
        <CustomerFilter
          phone={phone}
          first={first}
          onEnter={onEnter}
          onDown={() => {
            table.current?.focusRow(0);
          }}
          onFilter={(typed) => {
            setQuery(typed);
            onFilter(typed);
          }}
        />
      )}
      <p role="status" className={visuallyHidden}>
        {query === '' ? '' : t('found', { count: customers.length })}
      </p>
      {above}
      {instead ?? (
        <div className={long && !phone ? styles['long'] : undefined}>
          <DataTable
            ref={table}
            scroll={long && !phone ? 'own' : 'page'}
            label={t('customers')}
            columns={columns}
            rows={customers}
            rowKey={keyOf}
            rowLabel={nameOf}
            sort={sort}
            onSortChange={({ column: wanted, direction }: TableSort) => {
              const column = COLUMNS.find((each) => each === wanted);
              if (column !== undefined) onSortChange({ column, direction });
            }}
            onOpen={({ id }) => {
              onChoose(id);
            }}
            currentKey={currentId}
            card={card}
            cardHeight={88}
            rowHeight={52}
            shape={shape}
            loading={loading}
            error={error}
            empty={nothing}
          />
        </div>
      )}
    </div>
  );
};
