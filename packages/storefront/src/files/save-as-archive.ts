import { saveFile } from './save-file';

/** A file to be saved with others. */
export interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Hands several files to the browser as one archive; a single one as it is. Names have to differ. */
export const saveAsArchive = async (files: readonly NamedFile[], archiveName: string): Promise<void> => {
  const [first] = files;
  if (first !== undefined && files.length === 1) {
    saveFile(first.blob, first.name);
    return;
  }
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async ({ name, blob }) => [name, new Uint8Array(await blob.arrayBuffer())] as const),
  );
  // Papers are packed already.
  const archive = zipSync(Object.fromEntries(entries), { level: 0 });
  saveFile(new Blob([archive], { type: 'application/zip' }), archiveName);
};
