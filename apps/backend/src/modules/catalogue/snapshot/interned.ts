const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Reads JSON lists of texts; lists that read alike are one list in memory. */
export const createListReader = (): ((json: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (json) => {
    const seen = known.get(json);
    if (seen !== undefined) return seen;
    const value: unknown = JSON.parse(json);
    const list = isTextList(value) ? value : [];
    known.set(json, list);
    return list;
  };
};
