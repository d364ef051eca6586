import type { z } from 'zod';

const MOST_NAMED = 4;
const LONGEST_SHOWN = 40;

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, depth) =>
      typeof part === 'number' ? `[${part}]` : `${depth === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

/** How the library begins its own sentences, which speak of types and patterns. */
const OF_LIBRARY = /^(?:Invalid|Too) /;

const shown = (input: unknown): string => {
  if (typeof input !== 'string' && typeof input !== 'number') return 'it';
  const text = String(input);
  return `“${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}”`;
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  boolean: 'yes or no',
  array: 'list',
  object: 'group of fields',
  record: 'group of fields',
};

/** "is longer than 40 characters", "has to be at least 1". */
const sizeSentence = (issue: Extract<z.core.$ZodIssue, { code: 'too_small' | 'too_big' }>): string => {
  const { code, origin } = issue;
  const limit = String(code === 'too_small' ? issue.minimum : issue.maximum);
  const isMost = code === 'too_big';
  if (origin === 'string')
    return isMost ? `is longer than ${limit} characters` : `is shorter than ${limit} characters`;
  if (origin === 'array')
    return isMost ? `has more than ${limit} entries` : `has fewer than ${limit} entries`;
  if (issue.inclusive === false) return isMost ? `has to be below ${limit}` : `has to be above ${limit}`;
  return isMost ? `has to be ${limit} at most` : `has to be at least ${limit}`;
};

const sentence = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return `has fields that are not known: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  if (!OF_LIBRARY.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `${shown(issue.input)} is no ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'is missing'
        : `${shown(issue.input)} is none of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return sizeSentence(issue);
    default:
      return issue.input === undefined
        ? 'is missing'
        : `${shown(issue.input)} is not written as it has to be`;
  }
};

/**
 * What is wrong with a line, in words for people: each field with its reason.
 *
 * @param nameOf what the file calls a field, where it is a table; undefined for one that has no column
 */
export const lineIssues = (
  { issues }: z.core.$ZodError,
  nameOf: (path: readonly PropertyKey[]) => string | undefined = () => undefined,
): string => {
  const sentences = new Set(
    issues.map((issue) => {
      const name = nameOf(issue.path) ?? pathOf(issue.path);
      return name === '' ? sentence(issue) : `${name}: ${sentence(issue)}`;
    }),
  );
  const named = [...sentences].slice(0, MOST_NAMED);
  const more = sentences.size - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};
