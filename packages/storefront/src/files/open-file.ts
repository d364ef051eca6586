/** Long enough to read a paper and to save it from the browser's own viewer. */
const KEPT_MS = 10 * 60_000;

/**
 * Shows a file in a window of its own. The window has to be opened by the press itself, or the browser refuses it;
 * until the file has arrived it is empty.
 *
 * @param load asks the backend
 * @throws what `load` throws; the window is closed again
 */
export const openFile = async (load: () => Promise<Blob>): Promise<void> => {
  const shown = globalThis.open('', '_blank');
  try {
    const address = URL.createObjectURL(await load());
    if (shown === null) globalThis.location.assign(address);
    else shown.location.replace(address);
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, KEPT_MS);
  } catch (error) {
    shown?.close();
    throw error;
  }
};
