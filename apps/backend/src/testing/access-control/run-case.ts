import { contract } from '@gastroshop/api-contract';
import type { CallArguments } from '../conformance';
import type { AskOptions, ReadAnswer } from './ask';
import { othersDigest } from './seed-other-tenants';
import type { CaseWorld, AccessCase } from './access-case';
import type { AccessFixture } from './access-fixture';

/** Tries a case in one of the worlds. */
export type TryCase = (
  work: (
    world: CaseWorld,
    ask: (args: CallArguments, options: AskOptions) => Promise<ReadAnswer>,
  ) => Promise<{
    readonly answer: ReadAnswer;
    readonly findings: readonly string[];
  }>,
) => Promise<{ readonly answer: ReadAnswer; readonly findings: readonly string[] }>;

const show = ({ status, text }: ReadAnswer): string => `${status} ${text.slice(0, 160)}`;

/** Arguments of a case: the plain ones, some of them replaced or left out. */
const argumentsOf = (
  { parameters, body, headers }: AccessCase,
  plain: CallArguments,
  rights: AccessFixture,
): CallArguments => ({
  ...plain,
  parameters: Object.fromEntries(
    Object.entries({ ...plain.parameters, ...parameters?.(rights) }).filter(
      ([, value]) => value !== undefined,
    ),
  ),
  ...(body !== undefined && { body: body(rights, plain.body) }),
  ...(headers !== undefined && { headers }),
});

/** What others have, where the call could change it and there are any. */
const digestFor =
  ({ call }: AccessCase) =>
  ({ queries, rights }: CaseWorld): Promise<string> =>
    rights.others === undefined || contract[call].endpoint.method === 'GET'
      ? Promise.resolve('')
      : othersDigest(queries);

/** Tries a case: among others, and alone where the answers have to be alike. */
export const runCase = async (
  one: AccessCase,
  plainIn: (rights: AccessFixture) => CallArguments,
  { alone, crowded }: { readonly alone: TryCase; readonly crowded: TryCase },
): Promise<readonly string[]> => {
  const digest = digestFor(one);
  const attempt = (place: TryCase) =>
    place(async (world, ask) => {
      const { rights } = world;
      await one.arrange?.(world);
      const before = await digest(world);
      const as = { userId: rights.userId, tenant: 'AZ', ...one.as?.(rights) };
      const answer = await ask(argumentsOf(one, plainIn(rights), rights), { as });
      const was = new Set(before.split('\n'));
      const touched = (await digest(world)).split('\n').filter((line) => !was.has(line));
      return {
        answer,
        findings: [
          ...touched.map((line) => `${one.title}: changed rows of others: ${line.split(' ')[0] ?? ''}`),
          ...((await one.after?.(world, answer)) ?? []),
        ],
      };
    });
  const { answer, findings } = await attempt(crowded);
  if (one.expects !== 'LIKE_ALONE')
    return one.expects.includes(answer.status) ? findings : [`${one.title}: ${show(answer)}`, ...findings];
  const { answer: wanted } = await attempt(alone);
  const isAlike = wanted.status === answer.status && wanted.text === answer.text;
  return [
    ...(wanted.status < 300 ? [] : [`${one.title}: alone ${show(wanted)}`]),
    ...(isAlike ? [] : [`${one.title}: ${show(answer)} instead of ${show(wanted)}`]),
    ...findings,
  ];
};
