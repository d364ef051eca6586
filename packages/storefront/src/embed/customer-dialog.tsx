import { isCustomerSearchOffered } from '@gastroshop/identity';
import { CustomerTable } from '@gastroshop/ui/customer';
import { EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerList } from '../customer-choice';
import { customersOfUser } from './customers-of-user';
import { useEmbeddedShop, useShopSession } from './shop-context';

/** From so many on the list scrolls in itself. */
const LONG = 50;

/** What the choice of a customer takes. */
interface CustomerDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const NOBODY_LATELY: readonly string[] = [];

/** For whom one orders: the customers of the user, to choose one of. */
const CustomerDialog = ({ opened, onClose }: CustomerDialogProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const shop = useEmbeddedShop();
  const session = useShopSession();
  const userId = 'user' in session ? session.user.userId : '';
  const { data, isError, refetch } = useQuery(customersOfUser(shop, userId));
  const { shown, total = 0, sort, changeSort, query, filter, firstOf } = useCustomerList(data, NOBODY_LATELY);
  const choose = (customerId: string): void => {
    onClose();
    void shop.session.chooseCustomer(customerId);
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t('chooseCustomer')} size="large" flush>
      <CustomerTable
        customers={shown}
        total={total}
        filterable={isCustomerSearchOffered(total)}
        currentId={session.status === 'BUYER' ? session.customerId : undefined}
        sort={sort}
        onSortChange={changeSort}
        onFilter={filter}
        first={firstOf(query)?.name}
        onEnter={(wanted) => {
          const first = firstOf(wanted);
          if (first !== undefined) choose(first.id);
        }}
        onChoose={choose}
        long={total > LONG}
        loading={data === undefined && !isError}
        error={
          isError && data === undefined ? (
            <ErrorState title={t('customersNotLoaded')} onRetry={() => void refetch()} />
          ) : undefined
        }
        empty={<EmptyState compact headingLevel={3} title={t('noCustomers')} />}
      />
    </Modal>
  );
};

export default CustomerDialog;
