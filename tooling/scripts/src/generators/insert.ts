/**
 * Puts a line before the last place that looks so.
 *
 * @throws Error when no place does
 */
export const insertBefore =
  (place: string, addition: string) =>
  (text: string): string => {
    const at = text.lastIndexOf(place);
    if (at === -1) throw new Error(`Nowhere to put it: ${place}`);
    return text.slice(0, at) + addition + text.slice(at);
  };

/** Puts a text at the end. */
export const append =
  (addition: string) =>
  (text: string): string =>
    text + addition;

/** Adds an item to the lines between two texts, which stay in alphabetical order. */
export const insertSorted =
  (from: string, to: string, line: string) =>
  (text: string): string => {
    const start = text.indexOf(from) + from.length;
    const end = text.indexOf(to, start);
    if (start < from.length || end === -1) throw new Error(`Nowhere to put it: between ${from} and ${to}`);
    const lines = text
      .slice(start, end)
      .split('\n')
      .filter((one) => one.trim() !== '');
    return `${text.slice(0, start)}\n${[...lines, line].sort().join('\n')}\n${text.slice(end)}`;
  };

/** One change after the other. */
export const inTurn =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    changes.reduce((before, change) => change(before), text);

/** Adds an import behind those that are there. */
export const addImport =
  (line: string) =>
  (text: string): string => {
    const last = `\n${text}`.lastIndexOf('\nimport ');
    const end = text.indexOf(';\n', last) + 2;
    if (last === -1) throw new Error(`Nothing is imported where this is to be: ${line}`);
    return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
  };
