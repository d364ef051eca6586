import { type Client, watchContentPreview } from '@gastroshop/api-client';
import type { ContentChange } from '@gastroshop/api-contract';

/** Which page is followed, and what opens it. */
export interface DraftAddress {
  readonly fullSlug: string;
  /** Of a signed link; who has the role needs none. */
  readonly signature: string | undefined;
}

/** A state of a page, and the name it has in the stream. */
export interface DraftState {
  readonly id: string;
  readonly change: ContentChange;
}

/**
 * Where word of changes comes from: the newest state at once, then each that follows, until the stream ends by itself.
 * A content store that tells of its drafts in another way stands behind the same door.
 */
export interface DraftSource {
  /**
   * @param lastId the state that was seen last; told is only what is newer
   * @throws ResponseError 404 where there is nothing to see, or nobody may see it
   */
  readonly watch: (lastId: string | undefined, signal: AbortSignal) => AsyncIterable<DraftState>;
}

/** The store of the shop itself; what a hosted system holds is brought there by the backend. */
export const createStoreSource = (client: Client, { fullSlug, signature }: DraftAddress): DraftSource => ({
  watch: async function* (lastEventId, signal) {
    const events = watchContentPreview(client, { fullSlug, signature, lastEventId }, { signal });
    for await (const { id, data } of events) yield { id: id ?? '', change: data };
  },
});
