import type { ContentBlock } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { isValidOn } from '../dates';
import { useContentSettings } from '../settings';
import { BlockBoundary } from './block-boundary';
import { blockRegistry, isBlockKind } from './block-registry';
import classes from './block-view.module.css';
import { LanguageMark } from './language-mark';

/** What a block within a page takes. */
export interface BlockViewProps {
  readonly block: ContentBlock;
  /** Stands above the fold. */
  readonly eager?: boolean | undefined;
}

/**
 * A block of a page. Outside its validity and of an unknown kind it is not there; in another language than its page
 * it says so (CMS-1).
 */
export const BlockView = ({ block, eager = false }: BlockViewProps): ReactNode => {
  const { locale } = useLocale();
  const { today, slots, lang: pageLang = locale } = useContentSettings();
  if (!isValidOn(block.validity, today)) return slots.hiddenBlock?.(block);
  const kind: string = block.kind;
  const unknown = slots.unknownBlock?.(kind, block.id);
  if (!isBlockKind(kind)) return unknown;
  const { lang = pageLang } = block;
  const isForeign = lang !== pageLang;
  return (
    <div className={classes['block']} data-kind={kind} data-block={block.id} {...(isForeign && { lang })}>
      <BlockBoundary fallback={unknown}>
        {isForeign && lang !== locale && <LanguageMark lang={lang} />}
        {blockRegistry[kind](block, eager)}
      </BlockBoundary>
    </div>
  );
};
