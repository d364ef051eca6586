/**
 * The slug of the page of content an address leads to.
 *
 * @param params of the route: the rest of the address below /page/, or nothing where a page has an address of its own
 */
export const slugOf = (
  { '*': rest }: { readonly '*'?: string | undefined },
  { pathname }: { readonly pathname: string },
): string => rest ?? pathname.split('/')[1] ?? '';
