import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopHeader } from './shop-header';
import { usePageTitle } from './use-page-title';

/** What the shop shows for an address that no page has (NAV-5): nothing says that there is a preview. */
export const NotFoundScreen = (): ReactNode => {
  const { t } = useTranslation('messages');
  const title = t('pageNotFound');
  usePageTitle(title);
  return (
    <ShopHeader>
      <EmptyState
        title={title}
        headingLevel={1}
        drawing={<CrateDrawing />}
        actions={
          <Button
            variant="filled"
            render={({ className, children }) => (
              <a className={className} href="/">
                {children}
              </a>
            )}
          >
            {t('toHome')}
          </Button>
        }
      />
    </ShopHeader>
  );
};
