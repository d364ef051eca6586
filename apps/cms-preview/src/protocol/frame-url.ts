/** Address of the bare page. It is the same for every draft, so that going from page to page loads nothing anew. */
export const FRAME_URL = '/cms-preview/?frame=1';

/** Whether an address is that of the bare page, by its query; outside a frame there is nothing to show. */
export const isInFrame = (search: string, isFramed = globalThis.parent !== globalThis.window): boolean =>
  isFramed && new URLSearchParams(search).has('frame');
