const works = new Set<() => void>();
let isListening = false;

/**
 * Does something should the page go before it is called off: what is being written into the browser's database then goes
 * with it. Only what happens at once is done.
 *
 * @returns calls it off
 */
export const ifPageGoes = (work: () => void): (() => void) => {
  if (!isListening) {
    isListening = true;
    addEventListener('pagehide', () => {
      for (const each of works) each();
    });
  }
  works.add(work);
  return () => {
    works.delete(work);
  };
};
