export { messageTexts } from './message-texts';
export { ERROR_TOAST_MS, WARNING_TOAST_MS } from './toast-duration';
