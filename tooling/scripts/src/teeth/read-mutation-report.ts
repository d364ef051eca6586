import type { Mutant, MutationReport } from './mutation-report';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: unknown): Json => (isObject(value) ? value : {});
const listAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textAt = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberAt = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const titlesById = (testFiles: unknown): Map<string, string> =>
  new Map(
    Object.values(objectAt(testFiles))
      .flatMap((file) => listAt(objectAt(file)['tests']))
      .map(objectAt)
      .map((test) => [textAt(test['id']), textAt(test['name'])]),
  );

const readMutant = (file: string, mutant: Json, titles: ReadonlyMap<string, string>): Mutant => ({
  file,
  line: numberAt(objectAt(objectAt(mutant['location'])['start'])['line']) ?? 0,
  kind: textAt(mutant['mutatorName']),
  replacement: textAt(mutant['replacement']),
  status: textAt(mutant['status']),
  testsCompleted: numberAt(mutant['testsCompleted']),
  killers: listAt(mutant['killedBy']).map((id) => titles.get(textAt(id)) ?? ''),
});

/**
 * Reads the JSON report of a mutation run (mutation-testing-report-schema 2).
 *
 * @throws SyntaxError when the text is no JSON
 * @throws Error when the report tells of no mutant, which no real run does
 */
export const readMutationReport = (json: string): MutationReport => {
  const report: unknown = JSON.parse(json);
  const titles = titlesById(objectAt(report)['testFiles']);
  const mutants = Object.entries(objectAt(objectAt(report)['files'])).flatMap(([file, content]) =>
    listAt(objectAt(content)['mutants']).map((mutant) => readMutant(file, objectAt(mutant), titles)),
  );
  if (mutants.length === 0) throw new Error('The mutation report tells of no mutant.');
  return { mutants, tests: [...titles.values()] };
};
