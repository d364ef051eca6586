/** How browsers say that a module could not be had; what a module throws by itself reads differently. */
const NOT_LOADED = [
  // Chromium
  /^Failed to fetch dynamically imported module\b/,
  // Firefox
  /^error loading dynamically imported module\b/,
  // Safari, the second where a web server answers a page in the place of a file
  /^Importing a module script failed\b/,
  /is not a valid JavaScript MIME type\b/,
];

/** How the build's own loader says it of a style sheet. */
const STYLE_NOT_LOADED = /^Unable to preload CSS\b/;

/**
 * Whether code could not be loaded: there is no network, or a newer version of the shop has taken its place. A page whose
 * code has arrived and fails is neither.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (STYLE_NOT_LOADED.test(error.message) ||
    (error instanceof TypeError && NOT_LOADED.some((words) => words.test(error.message))));
