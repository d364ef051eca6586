/**
 * Mantine marks its modules "use client" for servers that render React; a bundle for browsers drops the mark, loudly.
 *
 * @type {NonNullable<import('vite').Rolldown.InputOptions['onLog']>}
 */
export const quietDirectives = (level, log, handler) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
};
