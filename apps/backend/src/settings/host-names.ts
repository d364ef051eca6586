/** Whether a key of a host table can ever match: a name as browsers send it, without port, in lower case. */
export const isHostName = (key: string): boolean =>
  URL.canParse(`http://${key}`) && new URL(`http://${key}`).hostname === key && !/[*]|\.$/.test(key);

/**
 * The first key of a host table that no request would ever match, with what it has to be.
 *
 * @example wrongHostName(['shop.example:8443']) // '"shop.example:8443" has to be a host name …'
 */
export const wrongHostName = (keys: readonly string[]): string | undefined => {
  const wrong = keys.find((key) => !isHostName(key));
  return wrong === undefined
    ? undefined
    : `${JSON.stringify(wrong)} has to be a host name as browsers send it: without scheme, port, path or final dot, in lower case, other letters as xn--`;
};
