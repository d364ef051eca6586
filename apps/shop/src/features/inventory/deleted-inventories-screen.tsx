import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DeletedInventoriesView } from './list/deleted-inventories-view';

/** The deleted inventories, from where they can be brought back. */
export const DeletedInventoriesScreen = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <DeletedInventoriesView
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
