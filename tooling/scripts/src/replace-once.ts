/**
 * Replaces a text that has to be there: a fault that changes nothing would prove nothing.
 *
 * @throws Error when the text does not occur
 */
export const replaceOnce =
  (from: string | RegExp, to: string) =>
  (before: string): string => {
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`Nothing to replace: ${String(from)}`);
    return after;
  };
