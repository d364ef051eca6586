import { containerOf, type Container } from './containers';

/** What contents are measured in. */
type ContentUnit = 'kg' | 'g' | 'l' | 'ml' | 'Stk';

/** How an article is packed. */
export interface Pack {
  readonly text: string;
  readonly container: Container;
  /** Pieces in a container, for a crate of 20 bottles 20. */
  readonly pieces: number;
  /** Content of a piece, in `unit`. */
  readonly quantity: number;
  readonly unit: ContentUnit;
  /** Containers in a carton; missing: there is no carton. */
  readonly perCarton: number | undefined;
  /** PIECE: ordered by the piece, billed by weight; LOOSE: ordered by the kilogram. */
  readonly weighed: 'PIECE' | 'LOOSE' | undefined;
}

const PATTERN = /^(~?)([A-Za-zäöüÄÖÜ]*?)(?:(\d+)x)?(\d+(?:,\d+)?)?(kg|g|ml|l|Stk)(?:\/(\d+))?$/;
const UNITS: ReadonlySet<string> = new Set<ContentUnit>(['kg', 'g', 'l', 'ml', 'Stk']);
const isContentUnit = (text: string | undefined): text is ContentUnit =>
  text !== undefined && UNITS.has(text);

/**
 * Reads a pack: "Btl2,5kg/4" is a bag of 2.5 kg, four to a carton; "Kiste20x0,5l" a crate of bottles; "~4,5kg/2" a
 * weighed piece of about 4.5 kg; "kg/6" loose goods, a crate of which weighs 6 kg.
 *
 * @throws Error when the text is no pack
 */
const readPack = (text: string): Pack => {
  const match = PATTERN.exec(text);
  const unit = match?.[5];
  if (match === null || !isContentUnit(unit)) throw new Error(`No pack: ${text}`);
  const [, tilde, key = '', pieces, quantity, , perCarton] = match;
  const isLoose = key === '' && tilde === '';
  return {
    text,
    container: containerOf(tilde === '~' ? 'Stk' : isLoose ? 'kg' : key),
    pieces: Number(pieces ?? 1),
    quantity: Number((quantity ?? '1').replace(',', '.')),
    unit,
    perCarton: perCarton === undefined ? undefined : Number(perCarton),
    weighed: tilde === '~' ? 'PIECE' : isLoose ? 'LOOSE' : undefined,
  };
};

/** All packs of a kind. */
export const readPacks = (texts: string): readonly Pack[] => texts.split(' ').map(readPack);

const IN_BASE_UNIT: Readonly<Record<ContentUnit, number>> = { kg: 1, g: 0.001, l: 1, ml: 0.001, Stk: 1 };

/** Content of a container in kg, litres or pieces. */
export const contentOf = ({ pieces, quantity, unit }: Pack): number =>
  Number((pieces * quantity * IN_BASE_UNIT[unit]).toFixed(4));

/** The unit contents are compared in. */
export const baseUnitOf = ({ unit }: Pack): 'kg' | 'l' | 'Stk' =>
  unit === 'g' || unit === 'kg' ? 'kg' : unit === 'Stk' ? 'Stk' : 'l';
