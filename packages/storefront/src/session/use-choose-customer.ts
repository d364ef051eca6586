import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { saveCustomerCookie } from '../customer-choice';
import { loadDocumentSession } from './document-session';
import { sessionChanged } from './session-slice';

/** Makes a customer the one acted for: kept in the cookie, and known to every screen at once (SEL-5). */
export const useChooseCustomer = (): ((customerId: string) => void) => {
  const dispatch = useDispatch();
  return useCallback(
    (customerId: string) => {
      saveCustomerCookie(customerId);
      dispatch(sessionChanged(loadDocumentSession()));
    },
    [dispatch],
  );
};
