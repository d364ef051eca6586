/** Commands waiting for the script of a service, which replaces the list by an object of its own with `push`. */
export type CommandQueue = Pick<unknown[][], 'push'>;

const isQueue = (value: unknown): value is CommandQueue =>
  typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';

/**
 * The queue of a service, made when it is not there yet.
 *
 * @param name name of the global variable in which the service's script looks for it
 */
export const commandQueue = (name: string): CommandQueue => {
  const known: unknown = Reflect.get(globalThis, name);
  if (isQueue(known)) return known;
  const queue: unknown[][] = [];
  Reflect.set(globalThis, name, queue);
  return queue;
};
