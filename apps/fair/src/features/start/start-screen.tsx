import {
  BlockList,
  ContentFrame,
  type ContentSlots,
  isValidOn,
  PageHead,
  imageAddress,
} from '@gastroshop/cms';
import { searchQuery, EMPTY_SEARCH } from '@gastroshop/storefront/catalogue';
import { contentPageQuery, fairQuery, hasFairEnded } from '@gastroshop/storefront/content';
import { useToday } from '@gastroshop/storefront/delivery';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { ErrorState, Skeleton } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { contentSlots } from '../../slots';
import styles from './start-screen.module.css';
import { StartLinks } from './start-links';

const NO_SLOTS: ContentSlots = {};

// What is saved so far is worked out from the cart's prices; the page is read before that code has arrived.
const TermsBanner = lazy(async () => ({ default: (await import('./terms-banner')).FairConditionsBanner }));

// The pictures of the categories are those of articles.
const StartCategories = lazy(async () => ({
  default: (await import('./start-categories')).StartCategories,
}));

// A fair that is over is seldom looked at.
const WaysOut = lazy(async () => ({ default: (await import('./ended-fair-links')).EndedFairLinks }));

/** Articles asked for to learn what there is; no fewer can be. */
const FEWEST = 50;

/** The start page of a fair: what it offers and for how long, where to begin, and what the branch says about it. */
export const StartScreen = (): ReactNode => {
  const { t } = useTranslation('fair-start');
  const { client, gateway } = useShop();
  const today = useToday();
  const { scope } = gateway;
  const { data: fair, isError, refetch, isFetching } = useQuery(fairQuery(client, scope));
  const path = fair?.startPagePath ?? '';
  const content = useQuery({ ...contentPageQuery(client, scope, path), enabled: path !== '' });
  const isOver = fair !== undefined && hasFairEnded(fair, today);
  // Articles and prices of a fair are those of a customer; what is over shows none.
  const isOpen = gateway.cart !== undefined && !isOver;
  const { data: range } = useQuery({ ...searchQuery(gateway, EMPTY_SEARCH, FEWEST), enabled: isOpen });
  const { data: page } = content;
  const title = page?.introBlock?.title ?? page?.meta.pageTitle ?? t('fair');
  // The name of the fair, with which every title ends, is that of this page.
  usePageTitle('');
  // The title comes with the content: what stands does not jump.
  if (fair === undefined || (path !== '' && content.isPending && content.fetchStatus !== 'paused')) {
    return isError && fair === undefined ? (
      <ErrorState
        title={t('notLoaded')}
        headingLevel={1}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton shape="block" height={208} />
    );
  }
  const image = fair.bannerPath === undefined ? undefined : imageAddress(fair.bannerPath);
  const intro = page?.introBlock;
  return (
    <div className={styles['page']}>
      <Suspense fallback={<Skeleton shape="block" height={208} />}>
        <TermsBanner title={title} image={image} large />
      </Suspense>
      {isOver ? (
        <Suspense fallback={<Skeleton shape="block" height={72} />}>
          <WaysOut />
        </Suspense>
      ) : (
        <StartLinks
          withHistory={fair.orderHistoryAggregationRange !== undefined}
          count={range?.page.totalElements}
        />
      )}
      {intro?.teaserText !== undefined && <p className={styles['teaser']}>{intro.teaserText}</p>}
      {isOpen && range !== undefined && (
        <Suspense fallback={<Skeleton shape="block" height={160} />}>
          <StartCategories facets={range.facets} />
        </Suspense>
      )}
      {page !== undefined && (
        <ContentFrame today={today} slots={isOpen ? contentSlots : NO_SLOTS} lang={page.lang}>
          <PageHead meta={page.meta} />
          <BlockList blocks={page.blocks.filter(({ validity }) => isValidOn(validity, today))} />
        </ContentFrame>
      )}
    </div>
  );
};
