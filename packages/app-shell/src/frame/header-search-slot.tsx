import { LatePart, useGateway } from '@gastroshop/storefront/shop';
import { PlainSearch } from '@gastroshop/ui/search';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdle } from '../idle';

/**
 * The search of the header: a field at once, with suggestions and order controls when their code has arrived. While
 * somebody types into the field it stays the one it is.
 */
export const HeaderSearchSlot = (): ReactNode => {
  const idle = useIdle();
  const navigate = useNavigate();
  const { paths } = useGateway();
  const [focused, setFocused] = useState(false);
  const [Search, setSearch] = useState<ComponentType>();
  useEffect(() => {
    if (!idle) return;
    // Without its code the plain field goes on: it searches as well.
    import('./header-search').then(
      ({ HeaderSearch }) => {
        setSearch(() => HeaderSearch);
      },
      () => undefined,
    );
  }, [idle]);
  // One and the same field until then: another would take the focus and what was typed along.
  if (Search !== undefined && !focused)
    return (
      <LatePart>
        <Search />
      </LatePart>
    );
  return (
    <PlainSearch
      onFocusChange={setFocused}
      onSubmit={(text) => {
        void navigate(paths.search(new URLSearchParams({ query: text }).toString()));
      }}
    />
  );
};
