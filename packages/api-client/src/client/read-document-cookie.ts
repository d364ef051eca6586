/** The value of a cookie of the current page, percent-decoded; undefined when there is none or no document (Node). */
export function readDocumentCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  for (const cookie of document.cookie.split('; ')) {
    if (cookie.startsWith(`${name}=`)) {
      const value = cookie.slice(name.length + 1);
      try {
        return decodeURIComponent(value);
      } catch {
        // A stray percent sign: whoever set the cookie did not encode it.
        return value;
      }
    }
  }
  return undefined;
}
