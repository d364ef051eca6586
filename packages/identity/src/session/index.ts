export { currentCustomer, isLoggedIn, isSelectionRequired, sessionOfCookies, type Session } from './session';
