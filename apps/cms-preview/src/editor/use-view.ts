import { useLocale } from '@gastroshop/i18n/react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatPreviewOptions, type PreviewOptions, parsePreviewOptions } from './preview-options';

/** What has been asked for and does not yet stand in the address. */
interface Ahead {
  /** The address then: once it is another, it counts again. */
  readonly of: URLSearchParams;
  readonly query: URLSearchParams;
}

/** How the page is looked at, and how to look at it otherwise; it stands in the address. */
export const useView = (): {
  readonly view: PreviewOptions;
  readonly changeView: (change: Partial<PreviewOptions>) => void;
} => {
  const [address, setAddress] = useSearchParams();
  const { locale } = useLocale();
  // The language of the desk may change; that of the content stays what it was.
  const [usual] = useState(locale);
  // The address follows a moment later; a box that is ticked has its tick at once.
  const [ahead, setAhead] = useState<Ahead>();
  const query = ahead?.of === address ? ahead.query : address;
  const changeView = useCallback(
    (change: Partial<PreviewOptions>) => {
      const next = formatPreviewOptions({ ...parsePreviewOptions(query, usual), ...change }, query, usual);
      setAhead({ of: address, query: next });
      setAddress(next, { replace: true });
    },
    [query, address, setAddress, usual],
  );
  return { view: parsePreviewOptions(query, usual), changeView };
};
