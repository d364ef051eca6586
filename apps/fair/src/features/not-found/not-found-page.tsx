import { messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { useGateway, usePageTitle } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';

/** An address that no page has (NAV-5). */
export const NotFoundPage = (): ReactNode => {
  const t = useTexts(messages);
  const { paths } = useGateway();
  const title = t('pageNotFound');
  usePageTitle(title);
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      drawing={<CrateDrawing />}
      actions={
        <Button
          variant="filled"
          render={({ className, children }) => (
            <Link className={className} href={paths.home}>
              {children}
            </Link>
          )}
        >
          {t('toHome')}
        </Button>
      }
    />
  );
};
