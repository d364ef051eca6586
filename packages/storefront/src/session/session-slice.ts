import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { NO_FLAGS, type Session } from '@gastroshop/identity';

const nobody: Session = {
  loggedIn: false,
  user: undefined,
  flags: NO_FLAGS,
  customerId: '',
  selectionRequired: false,
  wrongTenant: false,
};

/** The cookies were read again: somebody signed on or off, or chose a customer, here or in another tab. */
export const sessionChanged = createAction<Session>('session/read');

/** Who is using the shop. Written without `createSlice`, whose draft states every first page would pay for. */
export const sessionReducer = (state: Session = nobody, action: UnknownAction): Session =>
  sessionChanged.match(action) ? action.payload : state;
