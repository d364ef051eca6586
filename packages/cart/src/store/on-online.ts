/** Calls back whenever the connection is there again; answers how to stop that. Outside a page nobody says so. */
export const onOnline = (listener: () => void): (() => void) => {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('online', listener);
  };
};
