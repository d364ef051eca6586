const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Reads a JSON list of texts. */
export type ListReader = (json: string) => readonly string[];

/** Makes a reader for which lists that read alike are one list in memory. */
export const createListReader = (): ListReader => {
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
