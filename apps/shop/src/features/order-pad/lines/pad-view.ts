import {
  FOLDED_GROUPS,
  type FoldedGroup,
  groupOf,
  type LineGroup,
  WAITING_KINDS,
  type WaitingKind,
} from './line-group';
import type { PadLine } from './pad-line';

/** The head above a group of lines. */
export interface GroupHead {
  readonly group: WaitingKind | FoldedGroup;
  readonly count: number;
}

/** A line where it is shown. */
export interface ShownLine {
  readonly line: PadLine;
  /** Its number in the pad, from 1, whatever is left out. */
  readonly number: number;
  /** Stands above it. */
  readonly head?: GroupHead | undefined;
  /** It is the first of several of its kind in the list: how many there are. */
  readonly alike?: number | undefined;
}

/** The lines in the order in which they are shown. */
export interface PadView {
  readonly lines: readonly ShownLine[];
  /** Groups that are folded below them. */
  readonly folded: readonly GroupHead[];
}

/** What is shown. */
export interface ViewOptions {
  /** Nothing but lines that are not ready, by their kind. */
  readonly onlyOpen: boolean;
  readonly unfolded: ReadonlySet<FoldedGroup>;
  /** The row that is being written stays in the group it stood in. */
  readonly writing?: number | undefined;
  readonly writingGroup?: string | undefined;
}

const isFolded = (group: string): boolean => FOLDED_GROUPS.some((folded) => folded === group);

/** Lines by their group, numbered as they stand in the pad: those that are folded come last. */
const byGroup = (
  lines: readonly PadLine[],
  { writing, writingGroup }: ViewOptions,
): ReadonlyMap<string, readonly ShownLine[]> => {
  const grouped = lines.map((line) => ({
    line,
    group: (writing === line.row.id ? writingGroup : undefined) ?? groupOf(line),
  }));
  const groups = new Map<string, ShownLine[]>();
  let number = 0;
  for (const folded of [false, true])
    for (const { line, group } of grouped) {
      if (isFolded(group) !== folded) continue;
      number += 1;
      const found = groups.get(group);
      if (found === undefined) groups.set(group, [{ line, number }]);
      else found.push({ line, number });
    }
  return groups;
};

const withHead = (group: GroupHead['group'], lines: readonly ShownLine[]): readonly ShownLine[] => {
  const [first, ...rest] = lines;
  return first === undefined ? [] : [{ ...first, head: { group, count: lines.length } }, ...rest];
};

/** Lines in the order of the pad; the first of each kind of guess knows how many there are. */
const inOrder = (groups: ReadonlyMap<string, readonly ShownLine[]>): readonly ShownLine[] => {
  const shown = [...groups].flatMap(([group, lines]) => {
    if (isFolded(group)) return [];
    const alike = group !== 'MAIN' && group !== 'OPEN' && lines.length > 1 ? lines.length : undefined;
    return lines.map((line, index) => (index === 0 && alike !== undefined ? { ...line, alike } : line));
  });
  return shown.sort((one, other) => one.number - other.number);
};

/** Arranges the lines of the pad for the grid. */
export const padView = (lines: readonly PadLine[], options: ViewOptions): PadView => {
  const groups = byGroup(lines, options);
  const of = (group: LineGroup): readonly ShownLine[] => groups.get(group) ?? [];
  if (options.onlyOpen)
    return { lines: WAITING_KINDS.flatMap((kind) => withHead(kind, of(kind))), folded: [] };
  const ends = FOLDED_GROUPS.map((group) => ({ group, lines: of(group) })).filter(
    (end) => end.lines.length > 0,
  );
  return {
    lines: [
      ...inOrder(groups),
      ...ends.flatMap((end) => (options.unfolded.has(end.group) ? withHead(end.group, end.lines) : [])),
    ],
    folded: ends.flatMap((end) =>
      options.unfolded.has(end.group) ? [] : [{ group: end.group, count: end.lines.length }],
    ),
  };
};
