export {
  currentCustomer,
  isLoggedIn,
  isSelectionRequired,
  sessionFromCookies,
  type Session,
} from './session';
