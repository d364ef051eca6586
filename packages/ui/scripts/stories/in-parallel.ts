/** Does a task for each thing, several at a time, each worker with its own tool. */
export const inParallel = async <Thing, Tool>(
  things: readonly Thing[],
  tools: readonly Tool[],
  task: (thing: Thing, tool: Tool) => Promise<void>,
): Promise<void> => {
  const waiting = [...things];
  const work = async (tool: Tool): Promise<void> => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await task(thing, tool);
  };
  await Promise.all(tools.map(work));
};
