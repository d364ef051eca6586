import { isBlockKind } from '@gastroshop/cms';
import { useTranslation } from 'react-i18next';

/** What editors call a kind of block; one that is not known is called what it was written as. */
export const useBlockName = (): ((kind: string) => string) => {
  const { t } = useTranslation('preview-blocks');
  return (kind) => (isBlockKind(kind) ? t(kind) : kind);
};
