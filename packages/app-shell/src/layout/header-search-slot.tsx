import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { SearchFieldFallback } from '@gastroshop/ui/search';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdle } from '../idle';
import type { HeaderSearchProps } from './header-search';

/**
 * The search of the header: a field at once, with suggestions and order controls when their code has arrived. While
 * somebody types into the field it stays the one it is; the next one takes over what stands in it.
 */
export const HeaderSearchSlot = (): ReactNode => {
  const idle = useIdle();
  const navigate = useNavigate();
  const { paths } = useGateway();
  const [focused, setFocused] = useState(false);
  const [typed, setTyped] = useState('');
  const [Search, setSearch] = useState<ComponentType<HeaderSearchProps>>();
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
      <LazySlot>
        <Search typed={typed} />
      </LazySlot>
    );
  return (
    <SearchFieldFallback
      onOpen={() => {
        setFocused(true);
      }}
      onLeave={(text) => {
        setTyped(text);
        setFocused(false);
      }}
      onSubmit={(text) => {
        void navigate(paths.search(new URLSearchParams({ query: text }).toString()));
      }}
    />
  );
};
