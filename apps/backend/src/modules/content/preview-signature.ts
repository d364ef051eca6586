import { isSignatureOf, signText, type KeyRing } from '../../key-ring';

/** What a preview link opens, and when it is made or used. */
export interface PreviewLink {
  readonly tenant: string;
  /** Slug of the page without slashes at its ends; "startpage" for the start page. */
  readonly fullSlug: string;
  readonly now: Date;
}

/** A signed link opens its draft for this long. */
export const PREVIEW_LINK_MS = 60 * 60_000;

const signedText = ({ tenant, fullSlug }: PreviewLink, endsAt: number): string =>
  JSON.stringify(['content-preview', tenant, fullSlug, endsAt]);

/** Signature of a preview link, the query parameter `signature`: whoever has it sees the draft for 60 minutes. */
export const previewSignature = (keyRing: KeyRing, link: PreviewLink): string => {
  const endsAt = link.now.getTime() + PREVIEW_LINK_MS;
  return `${endsAt}.${signText(keyRing, signedText(link, endsAt))}`;
};

/** Whether a signature opens the page at this moment. */
export const isSignedPreview = (
  keyRing: KeyRing,
  link: PreviewLink,
  signature: string | undefined,
): boolean => {
  const [, end = '', code = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(signature ?? '') ?? [];
  const endsAt = Number(end);
  const now = link.now.getTime();
  if (code === '' || endsAt <= now || endsAt > now + PREVIEW_LINK_MS) return false;
  return isSignatureOf(keyRing, signedText(link, endsAt), code);
};
