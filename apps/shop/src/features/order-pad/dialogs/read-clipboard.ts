/** The text in the clipboard; undefined where the browser or its user does not give it. */
export const readClipboard = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    // Pages that are not encrypted have no clipboard at all.
    return undefined;
  }
};
