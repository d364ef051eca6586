import type { ContentBlock, ContentPage } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { OmittedBlock } from './omitted-kind';

/** How a page is lit. */
export type Scheme = 'light' | 'dark';

/** A page on its way to a frame, with what visitors would not see at its place. */
export interface FramePage extends Omit<ContentPage, 'blocks'> {
  readonly blocks: readonly (ContentBlock | OmittedBlock)[];
}

/** What a frame shows. */
export interface ShowMessage<Page = FramePage> {
  readonly kind: 'show';
  /** Slug of the page: another one begins at its top. */
  readonly slug: string;
  readonly page: Page;
  readonly isStartPage: boolean;
  readonly locale: Locale;
  /** The day it is shown as on, YYYY-MM-DD. */
  readonly day: string;
  readonly scheme: Scheme;
  /** Whether blocks that are not shown on that day stand there, marked. */
  readonly marksHidden: boolean;
}

/** A block the editor looks for. */
export interface HighlightMessage {
  readonly kind: 'point';
  /** Id of the block; missing: the top of the page. */
  readonly blockId?: string | undefined;
}

/** What the desk tells a frame. */
export type FrameCommand = ShowMessage | HighlightMessage;

/** What a frame tells the desk: it listens, a link was pressed, the keyboard asks for something. */
export type FrameEvent = { readonly kind: 'ready' } | { readonly kind: 'followed'; readonly href: string };
