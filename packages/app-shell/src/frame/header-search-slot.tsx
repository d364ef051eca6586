import { LatePart, useGateway } from '@gastroshop/storefront/shop';
import { PlainSearch } from '@gastroshop/ui/search';
import { lazy, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdle } from '../idle';

const HeaderSearch = lazy(async () => ({
  default: (await import('./header-search')).HeaderSearch,
}));

/**
 * The search of the header: a field at once, with suggestions and order controls when their code has arrived. While
 * somebody types into the field it stays the one it is.
 */
export const HeaderSearchSlot = (): ReactNode => {
  const idle = useIdle();
  const navigate = useNavigate();
  const { paths } = useGateway();
  const [focused, setFocused] = useState(false);
  const plain = (
    <PlainSearch
      onFocusChange={setFocused}
      onSubmit={(text) => {
        void navigate(paths.search(new URLSearchParams({ query: text }).toString()));
      }}
    />
  );
  if (!idle || focused) return plain;
  return (
    <LatePart waiting={plain}>
      <HeaderSearch />
    </LatePart>
  );
};
