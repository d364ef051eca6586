import type { InjectedFault } from './injected-fault';

/** Faults that one run of their guard has to find, all planted at once. */
export type FaultsOfOneGuard = readonly [InjectedFault, ...InjectedFault[]];

const guardOf = ({ guard, folder, environment }: InjectedFault) =>
  JSON.stringify([guard, folder, environment]);

/**
 * Puts faults together that one run of one guard can find: a guard that reads the whole workspace is started once.
 *
 * @throws Error when two of them want the same file, or cannot be told apart by what the guard says
 */
export const byGuard = (faults: readonly InjectedFault[]): readonly FaultsOfOneGuard[] => {
  const groups = new Map<string, [InjectedFault, ...InjectedFault[]]>();
  for (const fault of faults) {
    const group = groups.get(guardOf(fault));
    if (group === undefined) {
      groups.set(guardOf(fault), [fault]);
      continue;
    }
    for (const other of group) {
      const shared = Object.keys(fault.plant).find((file) => file in other.plant);
      if (shared !== undefined) throw new Error(`"${fault.name}" and "${other.name}" both plant ${shared}`);
      if (fault.complaint.source === other.complaint.source)
        throw new Error(`"${fault.name}" and "${other.name}" wait for the same complaint`);
    }
    group.push(fault);
  }
  return [...groups.values()];
};
