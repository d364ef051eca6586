import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway, usePageTitle } from '../shop';

/** What a page that is not there takes. */
export interface PageNotFoundProps {
  /** Says what is not there. */
  readonly title: string;
}

/** A page that is not there, with the way home. */
export const PageNotFound = ({ title }: PageNotFoundProps): ReactNode => {
  const { t } = useTranslation('messages');
  const { paths } = useGateway();
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
