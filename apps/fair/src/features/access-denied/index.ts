export {
  AccessDeniedScreen,
  type AccessDeniedScreenProps,
  type AccessDeniedReason,
} from './access-denied-screen';
