export { ERROR_TOAST_MS, WARNING_TOAST_MS } from './toast-duration';
export { default as messagesDe } from './texts/messages.de.json';
export { default as messagesEn } from './texts/messages.en.json';
