export { visuallyHidden } from './visually-hidden';
export { useCloseRequest } from './use-close-request';
