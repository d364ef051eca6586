import { ownerOf, OWNERS } from './owners';
import { proofsPage } from './proof';
import type { RuleMention, Rule } from './rule';
import { areaOf } from './rule-ids';

/** What the check knows: the document, the page of proofs, and the tests. */
export interface Evidence {
  readonly rules: readonly Rule[];
  readonly namings: readonly RuleMention[];
  /** docs/rules-proofs.md as it is. */
  readonly proofs: string;
}

const duplicates = ({ rules }: Evidence): string[] =>
  rules.flatMap(({ id, line }, index) => {
    const first = rules.findIndex((rule) => rule.id === id);
    return first === index
      ? []
      : [`line ${line}: ${id} stands twice in docs/rules.md; remove one of the two.`];
  });

const ownerless = ({ rules }: Evidence): string[] =>
  rules.flatMap(({ id, owners, open, line }) => [
    ...(owners.length === 0
      ? [`line ${line}: ${id} has no owner; name the package or app that embodies it.`]
      : []),
    ...owners
      .filter((name) => !OWNERS.includes(name))
      .map(
        (name) => `line ${line}: ${id} is owned by ${name}, which is no package or app; correct the name.`,
      ),
    ...open
      .filter((name) => !owners.includes(name))
      .map(
        (name) => `line ${line}: ${id} is open for ${name}, which is not among its owners; add it to them.`,
      ),
  ]);

/** An owner proves its rule by a test of its own, or says that it still has to. */
const unproven = ({ rules, namings }: Evidence): string[] =>
  rules.flatMap(({ id, owners, open, line }) =>
    owners.flatMap((owner) => {
      const proof = namings.find((naming) => naming.id === id && ownerOf(naming.file) === owner);
      if (proof === undefined && !open.includes(owner))
        return [`line ${line}: no test of ${owner} names ${id}; write one, or list ${owner} as open.`];
      if (proof !== undefined && open.includes(owner))
        return [
          `line ${line}: ${id} is listed as open for ${owner}, but ${proof.file} names it; remove it from Open.`,
        ];
      return [];
    }),
  );

const strangers = ({ rules, namings }: Evidence): string[] => {
  const areas = new Set(rules.map(({ id }) => areaOf(id)));
  return namings.flatMap(({ id, file }) => {
    const rule = rules.find((candidate) => candidate.id === id);
    const owner = ownerOf(file);
    // Other things are written like an id (UTF-8, EAN-13); only a number missing in a known area is a slip.
    if (rule === undefined)
      return areas.has(areaOf(id)) ? [`${file} names ${id}, which docs/rules.md does not list.`] : [];
    return owner === undefined || !OWNERS.includes(owner) || rule.owners.includes(owner)
      ? []
      : [`${file} names ${id}, but ${owner} is not among its owners in docs/rules.md; run pnpm rules:write.`];
  });
};

const stale = ({ rules, namings, proofs }: Evidence): string[] =>
  proofs === proofsPage(rules, namings) ? [] : ['docs/rules-proofs.md is stale; run pnpm rules:write.'];

/** Everything that is wrong with docs/rules.md or with the tests that name its rules, a sentence each. */
export const ruleProblems = (evidence: Evidence): string[] =>
  [duplicates, ownerless, unproven, strangers, stale].flatMap((check) => check(evidence));
