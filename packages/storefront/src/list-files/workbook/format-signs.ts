/** A format without what it writes as it stands: quoted and escaped letters, colours, conditions, currencies. */
export const formatSigns = (format: string): string => format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '');
