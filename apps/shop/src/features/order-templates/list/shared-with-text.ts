import type { TFunction } from 'i18next';
import type { ListedTemplate } from '../data/use-templates';

/** Who sees a template besides the user, in words. */
export const sharedWithText = (
  { template: { createdBy, sharedWith }, isOwner }: ListedTemplate,
  t: TFunction<'order-templates'>,
): string => {
  if (!isOwner) return t('sharedBy', { name: createdBy });
  return sharedWith.length === 0 ? t('onlyMe') : t('sharedWith', { count: sharedWith.length });
};
