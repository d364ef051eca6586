/** The window a router works on; in most installations that is the browser's own, with nothing to turn into anything. */
export const windowToRoute = async (): Promise<Window> => {
  const marks = document.documentElement.dataset;
  if (marks['shopPath'] === undefined && marks['fairPath'] === undefined) return window;
  return (await import('./window-of-pages')).windowOfPages(window, marks);
};
