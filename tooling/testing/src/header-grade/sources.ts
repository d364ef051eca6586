/** The sources a policy names for each of its directives. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads a content security policy; of a directive that comes twice the first counts, as in browsers. */
export const readPolicy = (text: string): Policy => {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name !== '' && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
};

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const PASSIVE = new Set(['img-src', 'media-src']);

const isBroad = (source: string): boolean => BROAD.has(source);
const isLoose = (source: string): boolean => isBroad(source) || INLINE.has(source);
const isInsecure = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:');

/** Points for a content security policy on https. */
export const pointsForPolicy = (text: string | undefined): number => {
  if (text === undefined || text.trim() === '') return -25;
  const policy = readPolicy(text);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  const active = [...policy].filter(([name]) => !PASSIVE.has(name)).flatMap(([, sources]) => sources);
  const passive = [...PASSIVE].flatMap(sourcesOf);
  if (scripts.some(isLoose) || sourcesOf('object-src').some(isBroad)) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some(isInsecure)) return -10;
  if (styles.some(isLoose)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
};
