/** Words and abbreviations that name a unit of sale in the trade, in lower case without a closing point. */
const UNIT_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'stk stück stueck st pcs pc piece pieces paar ' +
    'karton kartons krt kt ktn kart carton cartons box boxes kiste kisten ki crate crates tray trays tra steige steigen stg ' +
    'kg g dag l lt ltr liter ml cl ' +
    'flasche flaschen fl bottle bottles dose dosen ds can cans glas gläser gl ' +
    'packung packungen pack pkg pkt pk pck beutel btl bag bags sack säcke sk ' +
    'eimer kübel kanister kan fass fässer becher be tube tuben rolle rollen rl ' +
    'bund bd netz netze kolli koli ko palette paletten pal lage lagen portion portionen gebinde geb ve unit units'
  ).split(' '),
);

/** A unit word as it is looked up: "Stk." and "STK" are "stk". */
export const unitWordKey = (word: string): string => {
  const lower = word.toLowerCase();
  return lower.endsWith('.') ? lower.slice(0, -1) : lower;
};

/** Tells whether a word names a unit. */
export type UnitWordTest = (word: string) => boolean;

/**
 * The test for unit words: those of the trade and the given ones besides, for example the names and abbreviations of
 * the branch's own units.
 */
export const unitWordTest = (further: Iterable<string> = []): UnitWordTest => {
  const own = new Set<string>();
  for (const word of further) own.add(unitWordKey(word));
  return (word) => {
    const key = unitWordKey(word);
    return UNIT_WORDS.has(key) || own.has(key);
  };
};
