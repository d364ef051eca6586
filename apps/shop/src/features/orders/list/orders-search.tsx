import { TextField } from '@gastroshop/ui/field';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from './orders-address';

/** What the field takes. */
export interface OrdersSearchProps {
  /** What the list was searched for. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** How long one does not type before the list follows. */
const REST_MS = 300;

/** Finds orders by number or by an article in them; the list follows what is typed. */
export const OrdersSearch = ({ search, onSearch }: OrdersSearchProps): ReactNode => {
  const { t } = useTranslation('orders');
  const [typed, setTyped] = useState({ text: search, of: search });
  // Led somewhere else, by the browser's way back for one: the field says what the list shows.
  const text = typed.of === search ? typed.text : search;
  const follow = useEffectEvent(() => {
    if (text.trim() !== search) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(follow, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <TextField
      type="search"
      label={t('search')}
      labelHidden
      placeholder={t('searchHint')}
      value={text}
      maxLength={MAX_SEARCH_LENGTH}
      onChange={(next) => {
        setTyped({ text: next, of: search });
      }}
    />
  );
};
