import { loginUrl, parseCookies, TOKEN_COOKIE } from '@gastroshop/identity';
import { Button } from '@gastroshop/ui/button';
import { HeaderBrand, AppShellLayout, PageHeader } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../environment';

/** What the head takes. */
export interface ShopHeaderProps {
  readonly children: ReactNode;
}

const isSignedOn = (): boolean => parseCookies(document.cookie).has(TOKEN_COOKIE.name);

/** The head of the shop with the way to the sign-on, as on every page of it, and what stands below. */
export const ShopHeader = ({ children }: ShopHeaderProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const brand = useBrand();
  return (
    <AppShellLayout
      plainHeader
      header={
        <PageHeader
          brand={<HeaderBrand {...brand} href="/" />}
          notifications={
            !isSignedOn() && (
              <Button
                variant="filled"
                render={({ className, children: words }) => (
                  <a
                    className={className}
                    href={loginUrl(globalThis.location.pathname + globalThis.location.search)}
                  >
                    {words}
                  </a>
                )}
              >
                {t('account')}
              </Button>
            )
          }
        />
      }
    >
      {children}
    </AppShellLayout>
  );
};
