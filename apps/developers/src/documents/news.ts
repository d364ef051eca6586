/** What is not released yet; a file of its own, as only a build knows it. */
export const loadNews = async () => (await import('virtual:package-news')).default;
