import { contentPageQuery } from '@gastroshop/storefront/content';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFair } from './fair-context';

/** What the fair is called: by the title of its start page, which is content; a fair has no name of its own. */
export const useFairName = (): string => {
  const { t } = useTranslation('fair-app');
  const { client, gateway } = useShop();
  const known = useFair();
  const slug = known.kind === 'KNOWN' ? known.fair.startPagePath : undefined;
  const { data } = useQuery({
    ...contentPageQuery(client, gateway.scope, slug ?? ''),
    enabled: slug !== undefined,
  });
  return data?.meta.pageTitle ?? data?.introBlock?.title ?? t('fair');
};
