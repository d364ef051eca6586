import { contract, pathParameterNames, type AnyCall, type CallName } from '@gastroshop/api-contract';
import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import type { Probe, Prober } from '../access-control';
import type { Removal } from './removed-guard';

/** What the contract's table says of a call's door, and what it says without that. */
const rulesOf = ({
  access,
  csrf,
  session,
  path,
}: Endpoint): readonly (readonly [string, string, unknown])[] => [
  ...(access === 'anonymous' || session === true
    ? []
    : [[`access: ${access}`, 'access', 'anonymous'] as const]),
  // Where the path names the customer, naming it is what is checked.
  ...(access === 'customer' && !pathParameterNames(path).includes('customerId')
    ? [['access: user instead of customer', 'access', 'user'] as const]
    : []),
  ...(csrf === true ? [['csrf', 'csrf', undefined] as const] : []),
];

/**
 * Takes each rule of the contract's table away, one call at a time.
 *
 * @param probes those that find nothing while every rule stands
 * @param testOf the name of the test a probe belongs to
 */
export const removeContractRules = async (
  prober: Prober,
  probes: readonly Probe[],
  testOf: (call: CallName) => string,
): Promise<readonly Removal[]> => {
  const removals: Removal[] = [];
  const tried = new Set<string>(probes.map(({ call }) => call));
  const names = Object.keys(contract).filter((name): name is CallName => name in contract && tried.has(name));
  for (const name of names) {
    const { endpoint }: AnyCall = contract[name];
    for (const [text, field, weaker] of rulesOf(endpoint)) {
      const standing = Object.getOwnPropertyDescriptor(endpoint, field);
      Object.defineProperty(endpoint, field, { ...standing, value: weaker });
      // What an application knows of a call it learned when it was made.
      await prober.close();
      let noticed: Pick<Removal, 'test' | 'finding'> = {};
      for (const probe of probes.filter(({ call }) => call === name)) {
        const [finding] = await prober.run(probe);
        if (finding === undefined) continue;
        noticed = { test: testOf(name), finding: `${probe.kind}: ${finding}` };
        break;
      }
      if (standing !== undefined) Object.defineProperty(endpoint, field, standing);
      await prober.close();
      removals.push({ id: `contract ${name} ${text}`, kind: 'TABLE', text, ...noticed });
    }
  }
  return removals;
};
