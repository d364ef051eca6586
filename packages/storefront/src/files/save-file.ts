/** Long enough for any browser to begin the download, after which the copy in memory can go. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves or opens it as its owner has it set. */
export const saveFile = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
};
