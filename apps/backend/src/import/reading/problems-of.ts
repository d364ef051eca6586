import type { z } from 'zod';

const MOST_NAMED = 4;

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, depth) =>
      typeof part === 'number' ? `[${part}]` : `${depth === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

const sentence = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return `has fields that are not known: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return issue.message;
};

/** What is wrong with a line, in words for people: each field with its reason. */
export const problemsOf = ({ issues }: z.core.$ZodError): string => {
  const named = issues.slice(0, MOST_NAMED).map((issue) => {
    const path = pathOf(issue.path);
    return path === '' ? sentence(issue) : `${path}: ${sentence(issue)}`;
  });
  const more = issues.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};
