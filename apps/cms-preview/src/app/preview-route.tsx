import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';

const EditorScreen = lazy(async () => ({ default: (await import('../editor')).EditorScreen }));

/** The desk for the page that the address names; without one, for the start page. */
export const PreviewRoute = (): ReactNode => {
  const slug = (useParams()['*'] ?? '').replaceAll(/^\/+|\/+$/g, '');
  return (
    <Suspense fallback={null}>
      <EditorScreen slug={slug === '' ? 'startpage' : slug} />
    </Suspense>
  );
};
