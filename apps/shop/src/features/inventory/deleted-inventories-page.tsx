import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DeletedInventoriesScreen } from './list/deleted-inventories-screen';

/** The deleted inventories, from where they can be brought back. */
export const DeletedInventoriesPage = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <DeletedInventoriesScreen
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
