import type { OrderTemplatesTexts } from '../../../i18next-resources';
import type { Translate } from '@gastroshop/i18n';
import type { ListedTemplate } from '../data/use-templates';

/** Who sees a template besides the user, in words. */
export const sharedWithText = (
  { template: { createdBy, sharedWith }, isOwner }: ListedTemplate,
  t: Translate<OrderTemplatesTexts>,
): string => {
  if (!isOwner) return t('sharedBy', { name: createdBy });
  return sharedWith.length === 0 ? t('onlyMe') : t('sharedWith', { count: sharedWith.length });
};
