import { NATIVE_APP_BANNER_COOKIE, parseCookies, serializeCookie } from '@gastroshop/identity';
import { IconButton } from '@gastroshop/ui/button';
import { IconX } from '@gastroshop/ui/icons';
import { useIsMobile } from '@gastroshop/ui/table';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './native-app-banner.module.css';

/** What the hint to the app takes. */
export interface NativeAppBannerProps {
  /** Where the app is to be had; without it there is no hint. */
  readonly href?: string | undefined;
}

const isHidden = (): boolean => parseCookies(document.cookie).has(NATIVE_APP_BANNER_COOKIE.name);

/** Tells those on a phone that there is an app, until they hide the hint, which is remembered. */
export const NativeAppBanner = ({ href }: NativeAppBannerProps): ReactNode => {
  const { t } = useTranslation('shop-app');
  const phone = useIsMobile();
  const [hidden, setHidden] = useState(isHidden);
  if (href === undefined || hidden || !phone) return null;
  return (
    <div className={styles['banner']}>
      <p className={styles['text']}>
        {t('app')}{' '}
        <a className={styles['link']} href={href} rel="noopener">
          {t('openApp')}
        </a>
      </p>
      <IconButton
        label={t('hideApp')}
        icon={<IconX size={20} />}
        onClick={() => {
          document.cookie = serializeCookie(NATIVE_APP_BANNER_COOKIE, 'true', {
            secure: location.protocol === 'https:',
          });
          setHidden(true);
        }}
      />
    </div>
  );
};
