import type {
  ContentBlock,
  ContentForm,
  ContentLink,
  CrmFormBlock,
  VideoBlock,
} from '@gastroshop/api-contract';
import type { ReactNode } from 'react';

/**
 * What the app draws inside content, because it needs more than content: articles, forms, consent. A block whose slot
 * is missing is left out.
 */
export interface ContentSlots {
  /** Articles picked by hand, with the head of their section. */
  readonly featuredProducts?:
    | ((skus: readonly string[], title: string | undefined, link: ContentLink | undefined) => ReactNode)
    | undefined;
  /** A form to fill in. */
  readonly form?: ((form: ContentForm, title: string | undefined) => ReactNode) | undefined;
  /** The sign-up form. */
  readonly crmForm?: ((block: CrmFormBlock) => ReactNode) | undefined;
  /** The articles of a promotion. */
  readonly promotionProducts?: ((skus: readonly string[]) => ReactNode) | undefined;
  /** A video of another origin, once the visitor agreed to it; without the slot a link stands in its place. */
  readonly video?: ((block: VideoBlock) => ReactNode) | undefined;
  /** What an editor is shown in place of a block nobody can draw; visitors see nothing. */
  readonly unknownBlock?: ((kind: string, id: string | undefined) => ReactNode) | undefined;
  /** What an editor is shown in place of a block that is not shown on this day; visitors see nothing. */
  readonly hiddenBlock?: ((block: ContentBlock) => ReactNode) | undefined;
}
