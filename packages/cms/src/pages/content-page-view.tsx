import type { ContentPage } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { isValidOn } from '../dates';
import { LanguageMark } from '../blocks';
import type { ContentSlots } from '../settings';
import { BlockList } from './block-list';
import { ContentFrame } from './content-frame';
import classes from './content-page-view.module.css';
import { introVariant } from './intro-variant';
import { IntroView } from './intro-view';
import { PageHead } from './page-head';
import { extractButtons } from './extract-buttons';

/** What a page of content takes. */
export interface ContentPageViewProps {
  readonly page: ContentPage;
  /** The present calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** What the app draws; the same object at every render. */
  readonly slots: ContentSlots;
  /** The page a tenant receives its visitors with; its intro is a stage. */
  readonly isStartPage?: boolean | undefined;
  /** The page around it has its heading: that of the intro stands below it. */
  readonly isPart?: boolean | undefined;
}

/**
 * A page of content: its intro and its blocks. What is not valid today, of an unknown kind or without its slot is left
 * out; a page or block in another language than the shop's says so (CMS-1).
 */
export const ContentPageView = ({
  page,
  today,
  slots,
  isStartPage = false,
  isPart,
}: ContentPageViewProps): ReactNode => {
  const { locale } = useLocale();
  const { introBlock: intro, lang } = page;
  const look = intro && introVariant(intro, isStartPage);
  const shown = page.blocks.filter(
    ({ validity }) => slots.hiddenBlock !== undefined || isValidOn(validity, today),
  );
  const hasStage = look === 'hero' && isValidOn(shown[0]?.validity, today);
  const { buttons, blocks } = hasStage ? extractButtons(shown) : { buttons: [], blocks: shown };
  return (
    <ContentFrame today={today} slots={slots} lang={lang}>
      <PageHead meta={page.meta} />
      {lang !== undefined && lang !== locale && <LanguageMark lang={lang} />}
      <div className={classes['page']}>
        {intro && look && <IntroView intro={intro} look={look} buttons={buttons} isPart={isPart} />}
        <BlockList blocks={blocks} eagerFirst={intro?.image === undefined} />
      </div>
    </ContentFrame>
  );
};
