/** Who hands a paper out. */
export interface Letterhead {
  readonly shop: string;
  /** The mark as SVG. */
  readonly mark: string;
  /** Name, street, place, telephone, as they are to be read in one line below every page. */
  readonly address: readonly string[];
}
