import { type PageSize, pageSizeOf } from '@gastroshop/ui/table';
import { useSelector } from 'react-redux';
import type { Preferences } from './preferences';

/** How many rows the buyer likes on a page of a list (API-3). */
export const usePageSize = (): PageSize =>
  pageSizeOf(useSelector(({ preferences }: { readonly preferences: Preferences }) => preferences.pageSize));
