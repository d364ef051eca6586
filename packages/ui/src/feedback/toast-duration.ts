import { ERROR_TOAST_MS, WARNING_TOAST_MS } from '@gastroshop/i18n';
import type { ToastMessage } from './toast-message';

/** Time to read, decide and reach the button. */
const ACTION_TOAST_MS = 8000;

/** How long a message stays, in ms (ERR-4); one that can be acted upon stays longer. */
export const toastDuration = ({ tone, life, action }: ToastMessage): number =>
  life ?? (action ? ACTION_TOAST_MS : tone === 'error' ? ERROR_TOAST_MS : WARNING_TOAST_MS);
