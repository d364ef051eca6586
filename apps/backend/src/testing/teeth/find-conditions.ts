import ts from 'typescript';

const COLUMNS = '(?:\\w+\\.)?(?:tenant|customer_id|user_id|owner_id|scope|provider_session)';
/** A condition on the owner of a row, up to the value that is put in. */
const BEFORE = new RegExp(
  `(?:${COLUMNS}\\s*(?:=|<>)\\s*(?:any\\()?|${COLUMNS}\\s+in\\s+\\(''\\,\\s*|(?:\\w+\\.)?\\b(?:valid_from\\s*<=|valid_to\\s*>=|ended_at\\s*>=)\\s*)$`,
);
/** What belongs to it behind the value. */
const AFTER = /^(?:::\w+(?:\[\])?)?\)?/;

/** What is open behind a text: how many brackets more than are closed. */
const opened = (text: string): number => text.split('(').length - text.split(')').length;

/**
 * The conditions of an SQL text that compare a column of an owner, or of a validity, with a value.
 *
 * @returns start and end of each in the source
 */
export const findConditions = (
  { template }: ts.TaggedTemplateExpression,
  source: string,
): readonly (readonly [number, number])[] => {
  if (!ts.isTemplateExpression(template)) return [];
  const literals = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return template.templateSpans.flatMap((span, index) => {
    const literal = literals[index];
    if (literal === undefined) return [];
    const start = literal.getStart() + 1;
    // Without the bracket and sign that begin the value.
    const before = source.slice(start, literal.getEnd() - 2);
    const found = BEFORE.exec(before);
    if (found === null) return [];
    const behind = span.literal.getStart() + 1;
    const rest = source.slice(behind, span.literal.getEnd());
    const tail = AFTER.exec(rest)?.[0] ?? '';
    const isOpen = opened(found[0]) > 0;
    const end = behind + (isOpen ? tail.length : tail.replace(/\)$/, '').length);
    return [[start + found.index, end] as const];
  });
};
