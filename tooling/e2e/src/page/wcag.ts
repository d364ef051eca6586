/** Every rule of WCAG 2.2, levels A and AA, that a machine can check. */
export const WCAG: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
