import { themeQuery, useShop } from '@gastroshop/storefront/shop';
import { DEFAULT_THEME } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { OrderTemplateScreen } from './detail/template-screen';

/** The page of an order template. */
export const OrderTemplatePage = (): ReactNode => {
  const { templateId = '' } = useParams();
  const { data: theme = DEFAULT_THEME } = useQuery(themeQuery(useShop().client));
  return <OrderTemplateScreen orderTemplateId={templateId} theme={theme} />;
};
