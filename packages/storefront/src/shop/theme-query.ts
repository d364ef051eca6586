import { type Client, getShopConfig } from '@gastroshop/api-client';
import { DEFAULT_THEME, THEME_KEYS, type ThemeKey } from '@gastroshop/ui/theme-data';
import { queryOptions } from '@tanstack/react-query';

/** Whose paper is printed; one this build does not know yet prints the default one (TEN-3). */
export const themeQuery = (client: Client) =>
  queryOptions({
    queryKey: ['theme'],
    queryFn: async ({ signal }): Promise<ThemeKey> => {
      const { theme } = await getShopConfig(client, {}, { signal });
      return THEME_KEYS.find((key) => key === theme) ?? DEFAULT_THEME;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
