import type { TFunction } from 'i18next';
import { IconCheck } from '../icons';
import { TruncatedText, type DataTableColumn } from '../table';
import type { CustomerRow } from './customer-row';
import styles from './customer-table.module.css';

/** What the texts of the customers ask for. */
export type CustomerTranslate = TFunction<'ui-customer'>;

/** The columns of the customer table (SEL-1): number, name and address, and the way to choose (SEL-4). */
export const customerColumns = (
  t: CustomerTranslate,
  currentId: string | undefined,
  onChoose: (id: string) => void,
): readonly DataTableColumn<CustomerRow>[] => [
  { key: 'id', header: t('id'), width: '168px', sortable: true, cell: ({ id }) => id },
  {
    key: 'name',
    header: t('name'),
    sortable: true,
    cell: ({ name }) => <TruncatedText text={name} />,
  },
  {
    key: 'address',
    header: t('address'),
    sortable: true,
    cell: ({ address }) => <TruncatedText text={address} />,
  },
  {
    key: 'choice',
    header: t('choice'),
    headerHidden: true,
    width: '176px',
    align: 'end',
    cell: ({ id, name }) =>
      id === currentId ? (
        <span className={styles['current']}>
          <IconCheck size={18} stroke={2.25} />
          {t('current')}
        </span>
      ) : (
        <button
          type="button"
          className={styles['choose']}
          aria-label={t('chooseCustomer', { name })}
          onClick={() => {
            onChoose(id);
          }}
        >
          {t('choose')}
        </button>
      ),
  },
];
