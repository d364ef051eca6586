import type { HostEntry, TenantCode } from '@gastroshop/identity';
import type { TenantLine } from '../schemas/tenant-line';

/** What is known while lines are checked, those before them included. */
export interface KnownTenants {
  /** Tenants with the main tenant of each. */
  readonly members: Map<string, TenantCode>;
  /** Keys of the looks that were prepared. */
  readonly looks: readonly string[];
  /** Hosts with the tenant each is of. */
  readonly owners: Map<string, string>;
}

/** The hosts a line says, by what they show; a kind it leaves out stays as it is. */
export const saidHosts = ({
  hosts,
  branchHosts,
  siteHosts,
}: TenantLine): readonly { readonly mode: HostEntry['mode']; readonly hosts: readonly string[] }[] => [
  ...(hosts === undefined ? [] : [{ mode: 'SHOP' as const, hosts }]),
  ...(branchHosts === undefined ? [] : [{ mode: 'BRANCH' as const, hosts: branchHosts }]),
  ...(siteHosts === undefined ? [] : [{ mode: 'SITE' as const, hosts: siteHosts }]),
];

const isMain = ({ members }: KnownTenants, code: string): boolean =>
  [...members.values()].some((main) => main === code);

/** Why a line cannot say of which group a tenant is. */
const joinProblem = (known: KnownTenants, tenant: string, mainTenant: TenantCode): string | undefined => {
  const { members } = known;
  if (tenant === 'GROUP' || (isMain(known, tenant) && !members.has(tenant)))
    return `mainTenant: ${tenant} is the code of a group, and no tenant`;
  if (mainTenant === tenant) return undefined;
  const mainOfMain = members.get(mainTenant);
  if (mainOfMain !== undefined && mainOfMain !== mainTenant)
    return `mainTenant: ${mainTenant} is of the group ${mainOfMain} itself`;
  const follower = [...members].find(([code, main]) => main === tenant && code !== tenant)?.[0];
  return follower === undefined ? undefined : `mainTenant: ${tenant} is the main tenant of ${follower}`;
};

/** Why a line that lets nobody join is for nobody. */
const scopeProblem = (known: KnownTenants, line: TenantLine): string | undefined => {
  const { tenant: scope } = line;
  if (known.members.has(scope)) return undefined;
  if (scope !== 'GROUP' && !isMain(known, scope))
    return `tenant: there is no tenant or group ${scope}; a new tenant says its mainTenant: its group’s code, or its own`;
  return saidHosts(line).length === 0 ? undefined : `hosts: ${scope} is no tenant, and has no shop`;
};

/** What a file of one tenant cannot say: who else there is, and at which hosts shops are, the whole group decides. */
const foreignProblem = (sender: TenantCode | undefined, line: TenantLine): string | undefined => {
  if (sender === undefined) return undefined;
  if (line.tenant !== sender)
    return `tenant: a file of ${sender} says how ${sender} presents itself, and nobody else`;
  const field = (['mainTenant', 'hosts', 'branchHosts', 'siteHosts'] as const).find(
    (name) => line[name] !== undefined,
  );
  return field === undefined ? undefined : `${field}: is said in a file of the whole group alone`;
};

/** A shop is not taken over by a slip of the pen. */
const hostProblem = ({ owners }: KnownTenants, line: TenantLine): string | undefined => {
  const said = saidHosts(line).flatMap(({ hosts }) => hosts);
  const taken = said.find((host) => (owners.get(host) ?? line.tenant) !== line.tenant);
  if (taken !== undefined) return `hosts: ${taken} is a host of ${owners.get(taken) ?? ''}`;
  for (const host of said) owners.set(host, line.tenant);
  return undefined;
};

const lookProblem = ({ looks }: KnownTenants, { theme }: TenantLine): string | undefined =>
  theme === undefined || looks.includes(theme)
    ? undefined
    : `theme: “${theme}” is none of ${looks.join(', ')}`;

/** Who joins comes first, and before its members who they join: lines of a file stand in any order. */
const rank = ({ tenant, mainTenant }: TenantLine): number => {
  if (mainTenant === undefined) return 2;
  return mainTenant === tenant ? 0 : 1;
};

/**
 * Why lines cannot be stored, by whom they are for.
 *
 * @param sender who sends the file, which is about its look alone; undefined: the whole group
 * @param known what is stored; what the lines add to it is noted there
 */
export const tenantProblems = (
  sender: TenantCode | undefined,
  known: KnownTenants,
  lines: readonly TenantLine[],
): ReadonlyMap<string, string> => {
  const problems = new Map<string, string>();
  for (const line of lines.toSorted((a, b) => rank(a) - rank(b))) {
    const { tenant, mainTenant } = line;
    const problem =
      foreignProblem(sender, line) ??
      (mainTenant === undefined ? scopeProblem(known, line) : joinProblem(known, tenant, mainTenant)) ??
      lookProblem(known, line) ??
      hostProblem(known, line);
    if (problem !== undefined) problems.set(tenant, problem);
    else if (mainTenant !== undefined) known.members.set(tenant, mainTenant);
  }
  return problems;
};
