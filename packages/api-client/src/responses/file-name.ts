/** One parameter of the header; a quoted value is taken as a whole, so that nothing inside it passes for a parameter. */
const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

/** The extended form of RFC 8187: UTF-8'language'percent-encoded. Another charset, a broken encoding or no name gives nothing. */
function decodeExtended(value: string): string | undefined {
  const encoded = /^UTF-8'[^']*'(.+)$/i.exec(value)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/**
 * The file name in a Content-Disposition header (RFC 6266): the extended form before the plain one, without folders.
 * Undefined when the header names none.
 *
 * @example
 * fileNameOf("attachment; filename=Preisliste.pdf; filename*=UTF-8''Preisliste%20J%C3%A4nner.pdf") // 'Preisliste Jänner.pdf'
 */
export function parseFileName(contentDisposition: string): string | undefined {
  let plain: string | undefined;
  let extended: string | undefined;
  for (const [, name, quoted, token] of contentDisposition.matchAll(PARAMETER)) {
    const key = name?.toLowerCase();
    const value = quoted?.replace(/\\(.)/g, '$1') ?? token ?? '';
    if (key === 'filename') plain ??= value;
    if (key === 'filename*') extended ??= decodeExtended(value);
  }
  // Only the last part of a path: a name must not choose the folder that a file is stored in.
  const fileName = (extended ?? plain)?.split(/[/\\]/).pop();
  return fileName === '' ? undefined : fileName;
}
