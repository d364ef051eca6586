import { Button } from '@gastroshop/ui/button';
import { IconChevronDown } from '@gastroshop/ui/icons';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PageDrawer = lazy(async () => ({ default: (await import('./page-drawer')).PageDrawer }));

/** What the choice of a page takes. */
export interface PagePickerProps {
  readonly slug: string;
  readonly today: string;
}

/** Opens the list of the pages: by its button, or with Ctrl and K. */
export const PagePicker = ({ slug, today }: PagePickerProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpened(true);
    };
    globalThis.addEventListener('keydown', press);
    return () => {
      globalThis.removeEventListener('keydown', press);
    };
  }, []);
  return (
    <>
      <Button
        size="small"
        iconAfter={<IconChevronDown size={16} />}
        onClick={() => {
          setOpened(true);
        }}
      >
        {t('choosePage')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <PageDrawer
            slug={slug}
            today={today}
            onClose={() => {
              setOpened(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
