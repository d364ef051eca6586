import type { PreviewPage } from '@gastroshop/api-contract';
import { foldLetters } from '@gastroshop/domain/letters';
import { useLocale } from '@gastroshop/i18n/react';
import { ErrorState, SkeletonLines } from '@gastroshop/ui/feedback';
import { CheckField, TextField } from '@gastroshop/ui/field';
import { Drawer } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pagesQuery } from '../drafts';
import { useEnvironment } from '../environment';
import { PageEntry } from './page-entry';
import styles from './page-drawer.module.css';

/** What the list of the pages takes. */
export interface PageDrawerProps {
  /** The page that is looked at. */
  readonly slug: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** Whether every word typed stands in the name or the address of a page. */
const isFound = ({ fullSlug, title = '' }: PreviewPage, typed: string): boolean => {
  const text = foldLetters(`${title} ${fullSlug}`);
  return foldLetters(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The pages that can be previewed, to be searched by name or address. */
export const PageDrawer = ({ slug, today, onClose }: PageDrawerProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { client } = useEnvironment();
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  // What is typed next is meant for it: the sheet gives the focus to the element marked so.
  const focusFirst = useCallback((input: HTMLInputElement | null) => {
    input?.setAttribute('data-autofocus', '');
  }, []);
  const [onlyDrafts, setOnlyDrafts] = useState(false);
  const { data, isError, refetch } = useQuery(pagesQuery(client, locale));
  const found = data?.pages.filter((page) => isFound(page, typed) && (!onlyDrafts || page.state === 'DRAFT'));
  return (
    <Drawer opened side="start" title={t('pages')} onClose={onClose}>
      <div className={styles['content']}>
        <TextField
          label={t('searchPages')}
          type="search"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          ref={focusFirst}
        />
        <CheckField label={t('onlyDrafts')} checked={onlyDrafts} onChange={setOnlyDrafts} />
        {isError && (
          <ErrorState
            compact
            title={t('pagesNotLoaded')}
            onRetry={() => {
              void refetch();
            }}
          />
        )}
        {found === undefined && !isError && <SkeletonLines count={6} />}
        {found !== undefined && (
          <p className={styles['count']} role="status">
            {found.length === 0 ? t('noPages') : t('pagesFound', { count: found.length })}
          </p>
        )}
        <ul className={styles['list']}>
          {found?.map((page) => (
            <li key={page.fullSlug}>
              <PageEntry page={page} isCurrent={page.fullSlug === slug} today={today} onOpen={onClose} />
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
};
