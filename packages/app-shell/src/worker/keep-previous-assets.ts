/**
 * Sets the files of the version before aside, before this one takes over: pages that are open were made of them and may
 * load more of them.
 *
 * @param previous name of the cache they are put into
 * @param precache name of the cache both versions are in until then
 * @param present addresses of this version's files
 */
export const keepPreviousAssets = async (
  previous: string,
  precache: string,
  present: ReadonlySet<string>,
): Promise<void> => {
  const [from] = await Promise.all([caches.open(precache), caches.delete(previous)]);
  const to = await caches.open(previous);
  for (const request of await from.keys()) {
    if (present.has(request.url)) continue;
    const response = await from.match(request);
    if (response !== undefined) await to.put(request, response);
  }
};
