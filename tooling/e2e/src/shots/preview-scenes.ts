import type { Scene } from './scene';

const EDITOR = 'az100007';
const at = (page: string): string => `/cms-preview/${page}`;

/** Every route of the content preview, and what somebody sees who may not look at drafts. */
export const previewScenes: readonly Scene[] = [
  { name: 'Preview · overview', path: at(''), user: EDITOR, ready: 'h1' },
  { name: 'Preview · start page', path: at('startpage'), user: EDITOR, ready: 'h1' },
  { name: 'Preview · page', path: at('ueber-uns'), user: EDITOR, ready: 'h1' },
  { name: 'Preview · unknown', path: at('nirgends'), user: EDITOR, ready: 'h1' },
  { name: 'Preview · without the right', path: at('startpage'), user: 'az100001', ready: 'h1' },
];
