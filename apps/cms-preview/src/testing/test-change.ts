import type { ContentChange } from '@gastroshop/api-contract';

/** A state of a page as the stream tells it. */
export const testChange = (more: Partial<ContentChange> = {}): ContentChange => ({
  uuid: 'p1',
  fullSlug: 'wir/team',
  version: 3,
  state: 'DRAFT',
  writtenAt: '2026-11-20T14:05:00Z',
  validity: {},
  isForSignedIn: false,
  path: '/page/wir/team',
  languages: ['de-AT', 'en-GB'],
  faults: [],
  differences: [],
  ...more,
});
