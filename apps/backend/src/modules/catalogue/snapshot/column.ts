/** Values of one property for all articles, as numbers: article i has codes[offsets[i]] to codes[offsets[i + 1] - 1]. */
export interface Column {
  /** The values by their code. */
  readonly values: readonly string[];
  readonly codes: Int32Array;
  readonly offsets: Int32Array;
}

/** Turns the lists of values of all articles into numbers: counting and comparing texts would be many times slower. */
export const columnOf = <Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly string[]): Column => {
  const codeOf = new Map<string, number>();
  const codes: number[] = [];
  const offsets = new Int32Array(rows.length + 1);
  for (const [index, row] of rows.entries()) {
    for (const value of valuesOf(row)) {
      const code = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, code);
      codes.push(code);
    }
    offsets[index + 1] = codes.length;
  }
  return { values: [...codeOf.keys()], codes: Int32Array.from(codes), offsets };
};

/** Whether an article has one of the values: a test for its position. */
export const hasOneOf = ({ values, codes, offsets }: Column, wanted: readonly string[]) => {
  const isWanted = new Set(wanted);
  const marks = Uint8Array.from(values, (value) => (isWanted.has(value) ? 1 : 0));
  return (position: number): boolean => {
    const end = offsets[position + 1] ?? 0;
    for (let at = offsets[position] ?? 0; at < end; at += 1) if (marks[codes[at] ?? 0] === 1) return true;
    return false;
  };
};

/** Whether an article has every one of the values: a test for its position. */
export const hasAllOf = (column: Column, wanted: readonly string[]) => {
  const tests = [...new Set(wanted)].map((value) => hasOneOf(column, [value]));
  return (position: number): boolean => tests.every((has) => has(position));
};

/** Whether an article has values, and no others than these: a test for its position. */
export const hasOnly = ({ values, codes, offsets }: Column, wanted: readonly string[]) => {
  const isWanted = new Set(wanted);
  const marks = Uint8Array.from(values, (value) => (isWanted.has(value) ? 1 : 0));
  return (position: number): boolean => {
    const start = offsets[position] ?? 0;
    const end = offsets[position + 1] ?? 0;
    for (let at = start; at < end; at += 1) if (marks[codes[at] ?? 0] !== 1) return false;
    return end > start;
  };
};

/** Positions to count at, in several lists, so that none has to be copied. */
export type PositionLists = readonly (readonly number[])[];

/** How many articles at some positions have each value, by code. */
export const countsIn = ({ values, codes, offsets }: Column, lists: PositionLists): Int32Array => {
  const counts = new Int32Array(values.length);
  for (const positions of lists) {
    for (const position of positions) {
      const end = offsets[position + 1] ?? 0;
      for (let at = offsets[position] ?? 0; at < end; at += 1) {
        const code = codes[at] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
  }
  return counts;
};

/** How many articles at some positions have each value and no other, by code; -1 for values that none of them has. */
export const countsAlone = ({ values, codes, offsets }: Column, lists: PositionLists): Int32Array => {
  const counts = new Int32Array(values.length).fill(-1);
  for (const positions of lists) {
    for (const position of positions) {
      const start = offsets[position] ?? 0;
      const end = offsets[position + 1] ?? 0;
      for (let at = start; at < end; at += 1) {
        const code = codes[at] ?? 0;
        counts[code] = Math.max(counts[code] ?? 0, 0) + (end - start === 1 ? 1 : 0);
      }
    }
  }
  return counts;
};
