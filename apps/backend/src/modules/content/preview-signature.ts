import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview link opens, and when it is made or used. */
export interface PreviewLink {
  readonly tenant: string;
  /** Slug of the page without slashes at its ends; "startpage" for the start page. */
  readonly fullSlug: string;
  readonly now: Date;
}

/** A signed link opens its draft for this long. */
export const PREVIEW_LINK_MS = 60 * 60_000;

const digest = (secret: Uint8Array, { tenant, fullSlug }: PreviewLink, endsAt: number): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['content-preview', tenant, fullSlug, endsAt]))
    .digest();

/**
 * Signature of a preview link, the query parameter `signature`: whoever has it sees the draft for 60 minutes.
 *
 * @param secret key of the installation
 */
export const previewSignature = (secret: Uint8Array, link: PreviewLink): string => {
  const endsAt = link.now.getTime() + PREVIEW_LINK_MS;
  return `${endsAt}.${digest(secret, link, endsAt).toString('base64url')}`;
};

/** Whether a signature opens the page at this moment. */
export const isSignedPreview = (
  secret: Uint8Array,
  link: PreviewLink,
  signature: string | undefined,
): boolean => {
  const [, end = '', code = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(signature ?? '') ?? [];
  const endsAt = Number(end);
  const now = link.now.getTime();
  if (code === '' || endsAt <= now || endsAt > now + PREVIEW_LINK_MS) return false;
  return timingSafeEqual(digest(secret, link, endsAt), Buffer.from(code, 'base64url'));
};
