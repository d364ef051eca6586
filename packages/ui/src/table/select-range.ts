/**
 * The selection after a click on a row's box. With Shift everything between the box clicked before and this one
 * becomes like this one, as in lists of files.
 *
 * @param keys keys of all rows in their order
 * @param clicked index of the row
 * @param anchor index of the row clicked before, when Shift is held
 */
export const selectRange = (
  keys: readonly string[],
  selected: ReadonlySet<string>,
  clicked: number,
  anchor: number | undefined,
): ReadonlySet<string> => {
  const key = keys[clicked];
  if (key === undefined) return selected;
  const from = anchor ?? clicked;
  const next = new Set(selected);
  for (const each of keys.slice(Math.min(from, clicked), Math.max(from, clicked) + 1)) {
    if (selected.has(key)) next.delete(each);
    else next.add(each);
  }
  return next;
};
