import type { BodiesByLocale } from '../../../db';
import type { EntryKey } from '../entry-of';
import type { ContentInput } from '../content-input';

/** What an origin says about a piece of content. */
export type OriginVersion = Pick<ContentInput, 'validity' | 'isForSignedIn' | 'targets'> & {
  readonly bodies: BodiesByLocale;
};

/** A piece of content somewhere else, with what is published of it and what is drafted. */
export interface OriginEntry extends EntryKey {
  /** Missing: it has never been published, or is no longer. */
  readonly published?: OriginVersion | undefined;
  /** Missing: nothing is drafted that is not published. */
  readonly draft?: OriginVersion | undefined;
}

/** Where content is written when it is not written here: the reading side of a hosted system. */
export interface ContentOrigin {
  /** Noted with every version that comes from there; one name for one origin. */
  readonly name: string;
  /** Changes whenever anything there does. Cheap to ask for. */
  readonly revision: () => Promise<string>;
  /** Everything there is. */
  readonly pieces: () => AsyncIterable<OriginEntry>;
}
