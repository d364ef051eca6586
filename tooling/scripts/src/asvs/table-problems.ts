import { SECTIONS } from './sections';

/** How a requirement is met, by the first word of its line. */
const WAYS = ['Tested', 'Written', 'Provider', 'Operator', 'None', 'Deviates'] as const;

type Way = (typeof WAYS)[number];

interface Line {
  readonly id: string;
  readonly level: string;
  readonly way: string;
  readonly rest: string;
}

const LINE = /^\| (\d+\.\d+\.\d+) +\| (\d) +\| [^|]+ \| (\w+)(.*?) *\|$/gm;
const COUNT = /^\| (\w+) +\| (\d+) +\| [^|]+ \|$/gm;
const LINK = /\]\(([^)#]+)/g;
const TEST = /\.(?:test|spec|faults)\.tsx?$/;

const required: ReadonlyMap<string, string> = new Map(
  Object.entries(SECTIONS).flatMap(([section, { level1, level2 }]) => [
    ...level1.map((number) => [`${section}.${number}`, '1'] as const),
    ...level2.map((number) => [`${section}.${number}`, '2'] as const),
  ]),
);

const isWay = (word: string): word is Way => WAYS.some((way) => way === word);

const problemsOfLine = ({ id, level, way, rest }: Line, exists: (file: string) => boolean) => {
  const files = [...rest.matchAll(LINK)].map(([, file = '']) => file);
  const isTested = way === 'Tested';
  return [
    ...(required.get(id) === level ? [] : [`${id}: is no requirement of level ${level}`]),
    ...(isWay(way) ? [] : [`${id}: "${way}" is none of ${WAYS.join(', ')}`]),
    ...(isTested && files.length === 0 ? [`${id}: names no test`] : []),
    ...(way === 'Provider' || rest.length > 3 ? [] : [`${id}: gives no reason`]),
    ...files.filter((file) => !exists(file)).map((file) => `${id}: ${file} does not exist`),
    ...(isTested ? files.filter((file) => !TEST.test(file)).map((file) => `${id}: ${file} is no test`) : []),
  ];
};

/**
 * What is wrong with the page's table of OWASP ASVS: requirements that are missing or doubled, tests that do not exist,
 * figures that are not those of the table.
 *
 * @param page text of `docs/security.md`
 * @param exists whether a file is there, by the address the page gives
 * @returns a sentence for each
 */
export const tableProblems = (page: string, exists: (file: string) => boolean): readonly string[] => {
  const lines: readonly Line[] = [...page.matchAll(LINE)].map(
    ([, id = '', level = '', way = '', rest = '']) => ({
      id,
      level,
      way,
      rest,
    }),
  );
  const ids = lines.map(({ id }) => id);
  const counts = new Map([...page.matchAll(COUNT)].map(([, way = '', count]) => [way, Number(count)]));
  return [
    ...[...required.keys()].filter((id) => !ids.includes(id)).map((id) => `${id}: is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stands there twice`),
    ...lines.flatMap((line) => problemsOfLine(line, exists)),
    ...WAYS.filter((way) => counts.get(way) !== lines.filter((line) => line.way === way).length).map(
      (way) =>
        `${way}: ${lines.filter((line) => line.way === way).length} requirements, not ${counts.get(way) ?? 'none'}`,
    ),
  ];
};
