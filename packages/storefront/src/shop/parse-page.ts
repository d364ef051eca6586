const MOST_DIGITS = 5;

/** The page of a list that an address names, counted from 1; the first where it names none, or none that can be. */
export const parsePage = (parameters: URLSearchParams): number => {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) && text.length <= MOST_DIGITS ? Number(text) : 1;
};
