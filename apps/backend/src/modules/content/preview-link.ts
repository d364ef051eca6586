import type { PreviewLink } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import type { KeyRing } from '../../key-ring';
import { plainSlug } from './page-path';
import { PREVIEW_LINK_MS, previewSignature } from './preview-signature';

/** A link that opens the draft of a page for 60 minutes, to whoever has it. */
export const makePreviewLink = (
  keyRing: KeyRing,
  { tenant, fullSlug, now }: { readonly tenant: TenantCode; readonly fullSlug: string; readonly now: Date },
): PreviewLink => {
  const slug = plainSlug(fullSlug);
  const signature = previewSignature(keyRing, { tenant, fullSlug: slug, now });
  return {
    path: `/cms-preview/${slug}?signature=${encodeURIComponent(signature)}`,
    signature,
    expiresAt: new Date(now.getTime() + PREVIEW_LINK_MS).toISOString(),
  };
};
