/** How long the toast of an error stays, in milliseconds (ERR-4). */
export const ERROR_TOAST_MS = 3000;

/** How long the toast of a warning stays, in milliseconds (ERR-4, QTY-2). */
export const WARNING_TOAST_MS = 4000;
