import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { readDocumentSession, writeCustomer } from './document-session';
import { sessionRead } from './session-slice';

/** Makes a customer the one acted for: kept in the cookie, and known to every screen at once (SEL-5). */
export const useChooseCustomer = (): ((customerId: string) => void) => {
  const dispatch = useDispatch();
  return useCallback(
    (customerId: string) => {
      writeCustomer(customerId);
      dispatch(sessionRead(readDocumentSession()));
    },
    [dispatch],
  );
};
