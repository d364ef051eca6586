import { useLocale } from '@gastroshop/i18n/react';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { type ReactNode, useEffect, useState } from 'react';
import { ShopPage } from './shop-page';
import { type Shown, useWorkspaceMessages } from './use-workspace-messages';

/** What the bare page takes. */
export interface FramedPageProps {
  readonly theme: ThemeKey;
}

/** Texts follow the language the desk asks for; a page is drawn once they are there. */
const useShown = (): Shown | undefined => {
  const shown = useWorkspaceMessages();
  const { changeLocale } = useLocale();
  const [drawn, setDrawn] = useState<Shown>();
  useEffect(() => {
    if (shown === undefined) return;
    let isCurrent = true;
    const draw = () => {
      if (isCurrent) setDrawn(shown);
    };
    // The page itself is in its language also where the words around it could not be loaded.
    void changeLocale(shown.locale).then(draw, draw);
    return () => {
      isCurrent = false;
    };
  }, [shown, changeLocale]);
  return drawn;
};

/** A page of the shop in a frame of the desk, which says what it shows. */
export const FramedPage = ({ theme }: FramedPageProps): ReactNode => {
  const shown = useShown();
  const slug = shown?.slug;
  useEffect(() => {
    globalThis.scrollTo(0, 0);
  }, [slug]);
  if (shown === undefined) return null;
  return (
    <ShopUiProvider theme={theme} forceScheme={shown.scheme}>
      <ShopPage shown={shown} />
    </ShopUiProvider>
  );
};
