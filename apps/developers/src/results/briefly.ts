const valueOf = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[…${value.length}]`;
  if (typeof value === 'object' && value !== null) return '{…}';
  return String(value);
};

/**
 * An answer in a line, as a console shows it: what is inside other objects is left out, and so is what is undefined.
 *
 * @example briefly({ kind: 'PRICED', steps: [1, 2] }) // "{ kind: 'PRICED', steps: […2] }"
 */
export const briefly = (answer: object): string => {
  const fields = Object.entries(answer).filter(([, value]) => value !== undefined);
  return `{ ${fields.map(([name, value]) => `${name}: ${valueOf(value)}`).join(', ')} }`;
};
