/** What the names of the caches begin with that tell what somebody has looked at. The service worker fills them. */
const SEEN_CACHE_PREFIX = 'gastroshop-seen';

/** Empties the caches that tell what somebody has looked at. Never fails. */
export const clearViewCaches = async (): Promise<void> => {
  try {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(SEEN_CACHE_PREFIX)).map((name) => caches.delete(name)),
    );
  } catch {
    // Blocked, or an address without https: there are none.
  }
};
