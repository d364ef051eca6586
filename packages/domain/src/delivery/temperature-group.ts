/** Groups of articles that are kept and carried alike, as orders name them. */
export const TEMPERATURE_GROUPS = ['AMBIENT', 'FRESH', 'FROZEN'] as const;
/** How an article must be kept on its way, see {@link TEMPERATURE_GROUPS}. */
export type TemperatureGroup = (typeof TEMPERATURE_GROUPS)[number];

/**
 * How an article travels, by its attributes: frozen where it carries Tiefgekuehlt, also beside Gekuehlt; fresh with
 * Gekuehlt alone; ambient with neither.
 *
 * @example temperatureGroup([{ key: 'Bio' }, { key: 'Gekuehlt' }]) // 'FRESH'
 */
export const temperatureGroup = (attributes: readonly { readonly key: string }[]): TemperatureGroup => {
  if (attributes.some(({ key }) => key === 'Tiefgekuehlt')) return 'FROZEN';
  return attributes.some(({ key }) => key === 'Gekuehlt') ? 'FRESH' : 'AMBIENT';
};
