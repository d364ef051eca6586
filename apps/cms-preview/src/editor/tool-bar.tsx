import type { ContentChange } from '@gastroshop/api-contract';
import { SHORT_NAMES } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { IconExternalLink } from '@gastroshop/ui/icons';
import { LogoMark } from '@gastroshop/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../environment';
import { CopyLinkButton } from './copy-link-button';
import { PagePicker } from './page-picker';
import { StatusBadge } from './status-badge';
import styles from './tool-bar.module.css';

/** What the bar takes. */
export interface ToolBarProps {
  readonly slug: string;
  readonly title: string;
  readonly change: ContentChange;
  /** Whether the reader may see other pages; a signed link opens one. */
  readonly mayChoose: boolean;
  readonly today: string;
}

/** Which page is looked at and how it stands, and what can be done with it. */
export const ToolBar = ({ slug, title, change, mayChoose, today }: ToolBarProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const { locale, changeLocale } = useLocale();
  const { theme, mark } = useBrand();
  const other = locale === 'de-AT' ? 'en-GB' : 'de-AT';
  return (
    <header className={styles['bar']}>
      <a className={styles['brand']} href="/" aria-label={t('startPage')}>
        <LogoMark
          theme={theme}
          shapes={typeof mark === 'string' ? undefined : mark}
          className={styles['mark']}
        />
      </a>
      <div className={styles['page']}>
        <h1 className={styles['title']} title={title}>
          <span className={styles['what']}>{t('preview')}</span> {title}
        </h1>
        <p className={styles['path']} title={change.path}>
          {change.path}
        </p>
      </div>
      {mayChoose && <PagePicker slug={slug} today={today} />}
      <StatusBadge change={change} today={today} />
      <div className={styles['actions']}>
        {mayChoose && <CopyLinkButton slug={slug} />}
        {change.shown !== undefined && (
          <Button
            size="small"
            icon={<IconExternalLink size={16} />}
            render={({ className, children }) => (
              <a className={className} href={change.path} target="_blank" rel="noopener">
                {children}
              </a>
            )}
          >
            {t('openInShop')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          label={t('uiLanguage', { language: SHORT_NAMES[other] })}
          onClick={() => {
            changeLocale(other).catch(() => {
              toasts.say({ tone: 'error', title: say('errorTitle'), text: say('localeNotLoaded') });
            });
          }}
        >
          {SHORT_NAMES[other]}
        </Button>
      </div>
    </header>
  );
};
