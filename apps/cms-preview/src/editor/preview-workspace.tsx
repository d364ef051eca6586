import { useLocale } from '@gastroshop/i18n/react';
import type { Locale } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { changeDates, draftQuery, type SubscriptionState, pagesQuery } from '../drafts';
import { useEnvironment } from '../environment';
import styles from './preview-workspace.module.css';
import { type Device, devicesFor } from './devices';
import { Findings } from './findings';
import { collectFindings } from './collect-findings';
import { Frames } from './frames';
import type { HighlightedBlock } from './highlighted-block';
import { PreviewStatusBar } from './preview-status-bar';
import { previewPath, slugFromUrl, START_PAGE } from './slug-from-url';
import { ToolBar } from './tool-bar';
import { usePageTitle } from './use-page-title';
import { useToday } from './use-today';
import { useView } from './use-view';
import { useWidth } from './use-width';
import { ViewBar } from './view-bar';

/** What the desk takes. */
export interface PreviewWorkspaceProps {
  readonly slug: string;
  readonly following: Extract<SubscriptionState, { readonly change: unknown }>;
  readonly signature: string | undefined;
}

/** A page in its frames, how it is looked at, and what there is to know about it. */
export const PreviewWorkspace = ({ slug, following, signature }: PreviewWorkspaceProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { client } = useEnvironment();
  const { locale } = useLocale();
  const { view, changeView } = useView();
  const navigate = useNavigate();
  const toasts = useToasts();
  const desk = useRef<HTMLDivElement>(null);
  const width = useWidth(desk);
  const today = useToday();
  const [pointed, setPointed] = useState<HighlightedBlock>();
  const [findingsShown, setFindingsShown] = useState(false);
  const { id, change } = following;
  const day = view.day ?? today;
  const address = { fullSlug: slug, signature };
  const drafts = useQueries({
    queries: view.languages.map((lang) => draftQuery(client, address, lang, id)),
    combine: (results) =>
      results.flatMap(({ data }, index) => {
        const lang = view.languages[index];
        return data === undefined || lang === undefined ? [] : [{ lang, page: data }];
      }),
  });
  const pages = useQuery(pagesQuery(client, locale)).data?.pages;
  const [first] = drafts;
  const named = first?.page.meta.pageTitle ?? first?.page.introBlock?.title ?? slug;
  const title = slug === START_PAGE ? t('startPage') : named;
  usePageTitle(t('title', { page: title }));
  const devices: readonly Device[] = view.devices.length > 0 ? view.devices : devicesFor(width);
  const findings = collectFindings(change, drafts, day);
  const follow = (href: string) => {
    const next = slugFromUrl(href);
    const isKnown = next !== undefined && (pages?.some(({ fullSlug }) => fullSlug === next) ?? false);
    if (isKnown) void navigate({ pathname: previewPath(next), search: globalThis.location.search });
    else toasts.say({ tone: 'info', title: t('leadsTo', { href }) });
  };
  const point = (langs: readonly Locale[], blockId: string | undefined) => {
    setPointed((before) => ({ langs, blockId, count: (before?.count ?? 0) + 1 }));
  };
  return (
    <div className={styles['desk']} ref={desk}>
      <ToolBar slug={slug} title={title} change={change} mayChoose={pages !== undefined} today={today} />
      <ViewBar
        view={view}
        changeView={changeView}
        devices={devices}
        today={today}
        turns={changeDates(first?.page, change.validity)}
        findings={findings.length}
        findingsShown={findingsShown}
        onFindings={() => {
          setFindingsShown(!findingsShown);
        }}
      />
      <PreviewStatusBar following={following} day={day} />
      <div className={styles['work']}>
        {width > 0 && (
          <Frames
            slug={slug}
            drafts={drafts}
            faults={change.faults}
            devices={devices}
            day={day}
            view={view}
            pointed={pointed}
            onFollow={follow}
          />
        )}
        {findingsShown && <Findings findings={findings} day={day} today={today} onPoint={point} />}
      </div>
    </div>
  );
};
