import { themeQuery, useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_THEME } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { TemplateDetail } from './detail/template-detail';

/** The page of an order template. */
export const OrderTemplateScreen = (): ReactNode => {
  const { templateId = '' } = useParams();
  const { data: theme = DEFAULT_THEME } = useQuery(themeQuery(useShop().client));
  return <TemplateDetail orderTemplateId={templateId} theme={theme} />;
};
