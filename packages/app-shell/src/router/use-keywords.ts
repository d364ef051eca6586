import { useGateway } from '@gastroshop/storefront/shop';
import { useLocation } from 'react-router';

/** Longest text that is told, in characters. */
const LONGEST = 200;

/** The page a link or the search led here from, as these leave it in the history. */
const cameFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '';

/**
 * What had been searched for on the page that led here.
 *
 * @returns undefined where the reader came from anything but the results of a search
 * @example useKeywords() // 'obers', opened from /search?query=obers
 */
export const useKeywords = (): string | undefined => {
  const { paths } = useGateway();
  const [path = '', search] = cameFrom(useLocation().state).split('?', 2);
  const query = path === paths.search() ? new URLSearchParams(search).get('query') : null;
  return query === null || query === '' ? undefined : query.slice(0, LONGEST);
};
