/**
 * Asks the network and keeps the answer, of all answers in the cache at most so many: those that came first go first.
 *
 * @param name of the cache
 */
export const fetchAndCache = async (name: string, most: number, request: Request): Promise<Response> => {
  const response = await fetch(request);
  if (response.status === 200) {
    const cache = await caches.open(name);
    await cache.put(request, response.clone());
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
  }
  return response;
};
