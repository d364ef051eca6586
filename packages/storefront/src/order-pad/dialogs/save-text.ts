/** How long the browser may take to begin saving. */
const KEEP_MS = 60_000;

/** Lets the browser save a text as a file. */
export const saveText = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEEP_MS);
};
