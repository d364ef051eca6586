import { useSession } from '@gastroshop/storefront/session';
import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconUser } from '@gastroshop/ui/icons';
import { HeaderBrand, PageHeader } from '@gastroshop/ui/layout';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { resolveLogo, useConfig } from '../environment';
import type { MenuItem } from './account-menu';

/** What the header of an app takes. */
export interface AppHeaderProps {
  /** Beside the mark: what of the shop this is. */
  readonly branch?: string | undefined;
  readonly search?: ReactNode;
  /** For whom is ordered. */
  readonly customer?: ReactNode;
  /** Before the account. */
  readonly notifications?: ReactNode;
  readonly cart?: ReactNode;
  readonly navigation: ReactNode;
  /** Until when is ordered for which delivery. */
  readonly deadline?: ReactNode;
  /** Offline, what is not sent yet. */
  readonly state: ReactNode;
  /** Where the account leads, above language and colours. */
  readonly accountLinks: readonly MenuItem[];
}

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

/** The header of the shop and of a fair: mark, search, customer, account and cart. */
export const AppHeader = ({ branch, notifications, accountLinks, ...slots }: AppHeaderProps): ReactNode => {
  const { t } = useTranslation('shell-frame');
  const config = useConfig();
  const { loggedIn } = useSession();
  const { paths } = useGateway();
  const { pathname, search } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <PageHeader
        {...slots}
        brand={<HeaderBrand {...resolveLogo(config)} branch={branch} href={paths.home} />}
        notifications={
          <>
            {!loggedIn && (
              <Button
                variant="filled"
                onClick={() => {
                  globalThis.location.assign(paths.signOn(pathname + search));
                }}
              >
                {t('signIn')}
              </Button>
            )}
            {notifications}
            <IconButton
              label={t('account')}
              icon={<IconUser size={20} />}
              onClick={() => {
                setMenuOpen(true);
              }}
            />
          </>
        }
      />
      {menuOpen && (
        <LazySlot>
          <AccountMenu
            ways={accountLinks}
            onClose={() => {
              setMenuOpen(false);
            }}
          />
        </LazySlot>
      )}
    </>
  );
};
