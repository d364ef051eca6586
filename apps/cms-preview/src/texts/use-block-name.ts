import { isBlockKind } from '@gastroshop/cms';
import { useTexts } from '@gastroshop/i18n/react';
import { blockNames } from './block-names';

/** What editors call a kind of block; one that is not known is called what it was written as. */
export const useBlockName = (): ((kind: string) => string) => {
  const t = useTexts(blockNames);
  return (kind) => (isBlockKind(kind) ? t(kind) : kind);
};
