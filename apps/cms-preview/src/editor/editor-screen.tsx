import { ErrorState } from '@gastroshop/ui/feedback';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type SubscriptionState, useDraftSubscription } from '../drafts';
import { PreviewWorkspace } from './preview-workspace';
import { DeskSkeleton } from './workspace-skeleton';
import { NotFoundScreen } from './not-found-screen';
import { ShopHeader } from './shop-header';

/** What the screen takes. */
export interface EditorScreenProps {
  /** Slug of the page, without slashes at its ends. */
  readonly slug: string;
}

/** A page as the desk shows it, whether or not something newer is on its way. */
interface Open {
  readonly slug: string;
  readonly following: Extract<SubscriptionState, { readonly change: unknown }>;
}

/**
 * The editors' desk for a page. Who may not preview sees what the shop shows for an address that no page has, and so
 * does everybody where there is no page. The page before stays until the next one is there.
 */
export const EditorScreen = ({ slug }: EditorScreenProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const [query] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const signature = query.get('signature') ?? undefined;
  const following = useDraftSubscription(slug, signature, attempt);
  const [last, setLast] = useState<Open>();
  if ('change' in following && last?.following !== following) setLast({ slug, following });
  const open: Open | undefined =
    'change' in following ? { slug, following } : following.state === 'waiting' ? last : undefined;
  if (open !== undefined)
    return <PreviewWorkspace slug={open.slug} following={open.following} signature={signature} />;
  switch (following.state) {
    case 'absent':
      return <NotFoundScreen />;
    case 'unreachable':
      return (
        <ShopHeader>
          <ErrorState
            title={t('unreachable')}
            headingLevel={1}
            onRetry={() => {
              setAttempt(attempt + 1);
            }}
          >
            {t('unreachableText')}
          </ErrorState>
        </ShopHeader>
      );
    default:
      return <DeskSkeleton />;
  }
};
