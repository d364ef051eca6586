/** An import from one place to another: packages, or rooms of a package. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const nodeId = (name: string) => name.replace(/[^a-z0-9]/gi, '_');

/**
 * A Mermaid picture of places and their imports, in an order that does not depend on where files were found first.
 *
 * @param places every place, also one without imports
 */
export const toMermaid = (places: Iterable<string>, edges: Iterable<Edge>): string => {
  const nodes = [...new Set(places)].sort(byText).map((name) => `  ${nodeId(name)}["${name}"]`);
  const arrows = [...new Set([...edges].map(({ from, to }) => `  ${nodeId(from)} --> ${nodeId(to)}`))].sort(
    byText,
  );
  return ['```mermaid', 'flowchart LR', ...nodes, ...arrows, '```'].join('\n');
};

/** A step from one state to another, and what it is called. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** A Mermaid picture of states and the steps between them, in the order of the table they come from. */
export const drawStates = (steps: readonly Step[]): string => {
  const lines = new Map<string, string[]>();
  for (const { from, to, label } of steps) {
    const way = `${from} --> ${to}`;
    lines.set(way, [...(lines.get(way) ?? []), label]);
  }
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...[...lines].map(([way, labels]) => `  ${way}: ${labels.join(', ')}`),
    '```',
  ].join('\n');
};

/**
 * Puts pictures into a document, each between its own pair of markers.
 *
 * @throws Error when a marker is missing
 */
export const insertDiagrams = (document: string, pictures: ReadonlyMap<string, string>): string => {
  let result = document;
  for (const [name, picture] of pictures) {
    const [begin, end] = [`<!-- picture: ${name} -->`, '<!-- /picture -->'];
    const from = result.indexOf(begin);
    const to = result.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`No place for the picture "${name}": ${begin} … ${end}`);
    result = `${result.slice(0, from + begin.length)}\n\n${picture}\n\n${result.slice(to)}`;
  }
  return result;
};
