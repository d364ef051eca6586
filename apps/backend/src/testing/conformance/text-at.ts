/** A text field of an answer; '' where there is none. */
export const textAt = (body: unknown, field: string): string => {
  const value: unknown =
    typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(field) : undefined;
  return typeof value === 'string' ? value : '';
};
