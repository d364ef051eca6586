import type { MouseEvent } from 'react';

/** Whether a click on a link follows it here: neither in a new tab or window nor as a download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
