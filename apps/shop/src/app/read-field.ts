/** A member of something that nobody has checked, if it has it. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
