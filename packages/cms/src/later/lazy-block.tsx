import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const loaders: (() => Promise<void>)[] = [];

/**
 * A component whose code comes when it is drawn for the first time: what few pages have is no burden to the others.
 * While it is on its way nothing stands in its place; once there, it is drawn at once.
 *
 * @example const GalleryBlock = later(async () => (await import('./gallery-block')).GalleryBlock);
 */
export const lazyBlock = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Lazy = lazy(loadOnce);
  loaders.push(async () => {
    await loadOnce();
  });
  const Later = (props: Props): ReactNode => {
    if (Loaded !== undefined) return <Loaded {...props} />;
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
  return Later;
};

/** Loads all that would come later: for previews and tests, where everything is drawn. */
export const preloadAllBlocks = async (): Promise<void> => {
  await Promise.all(loaders.map((load) => load()));
};
