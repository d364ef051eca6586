/** Something that can be looked for, and where the page leads. */
export interface Entry {
  readonly name: string;
  readonly kind: 'package' | 'call' | 'component' | 'function' | 'type' | 'value';
  /** What it is for, the module it is imported from, or method and path of a call. */
  readonly place: string;
  readonly href: string;
}

/** What is shown at most. */
const MAX_FOUND = 8;

/** Kinds in the order in which equally good names are shown. */
const KINDS: readonly Entry['kind'][] = ['package', 'call', 'component', 'function', 'type', 'value'];

/** How well a name answers what is typed, the smaller the better; undefined where it does not. */
const rankOf = ({ name, kind, place }: Entry, typed: string): number | undefined => {
  const lower = name.toLowerCase();
  if (lower === typed) return 0;
  // A call is known by what it is about: "cart" begins getCart.
  const subject = kind === 'call' ? lower.slice(name.search(/[A-Z]/)) : lower;
  if (lower.startsWith(typed) || subject.startsWith(typed)) return 1;
  // At the beginning of a word inside: "cart" in getCart.
  if (name.includes(`${typed.charAt(0).toUpperCase()}${typed.slice(1)}`)) return 2;
  if (lower.includes(typed)) return 3;
  return place.toLowerCase().includes(typed) ? 4 : undefined;
};

/**
 * The entries a text finds, best first: whole names, beginnings, words within, parts, then paths and modules.
 *
 * @param text as typed; nothing is found to an empty one
 */
export const findEntries = (entries: readonly Entry[], text: string): readonly Entry[] => {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, typed);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        KINDS.indexOf(one.entry.kind) - KINDS.indexOf(other.entry.kind) ||
        one.entry.name.length - other.entry.name.length ||
        (one.entry.name < other.entry.name ? -1 : 1),
    )
    .slice(0, MAX_FOUND)
    .map(({ entry }) => entry);
};
