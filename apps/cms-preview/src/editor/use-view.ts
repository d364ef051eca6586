import { useLocale } from '@gastroshop/i18n/react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryOf, type View, viewOf } from './view';

/** How the page is looked at, and how to look at it otherwise; it stands in the address. */
export const useView = (): {
  readonly view: View;
  readonly changeView: (change: Partial<View>) => void;
} => {
  const [query, setQuery] = useSearchParams();
  const { locale } = useLocale();
  // The language of the desk may change; that of the content stays what it was.
  const [usual] = useState(locale);
  const changeView = useCallback(
    (change: Partial<View>) => {
      setQuery((before) => queryOf({ ...viewOf(before, usual), ...change }, before, usual), {
        replace: true,
      });
    },
    [setQuery, usual],
  );
  return { view: viewOf(query, usual), changeView };
};
