/** What the height of the kit's product rows depends on. */
export interface RowShape {
  readonly phone: boolean;
  /** A finger points, not a mouse. */
  readonly coarse: boolean;
  readonly compact: boolean;
  readonly withOrder: boolean;
}

/** Height of a product row in pixels, its line included, as the kit draws it. */
export const rowHeight = ({ phone, coarse, compact, withOrder }: RowShape): number => {
  if (phone) return withOrder ? 157 : 103;
  if (compact) return 44;
  return coarse ? 68 : 60;
};
