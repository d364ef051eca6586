/**
 * A unit of systemd, section by section; what may be said several times is a list.
 *
 * @throws Error for a line that is neither a section, an assignment nor a remark
 */
export const sectionsOf = (
  text: string,
): Readonly<Record<string, Readonly<Record<string, readonly string[]>> | undefined>> => {
  const sections: Record<string, Record<string, string[]>> = {};
  let section: Record<string, string[]> | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) section = sections[name] = {};
    else if (key !== undefined && section !== undefined) (section[key] ??= []).push(value);
    else throw new Error(`Not a line of a unit: ${line}`);
  }
  return sections;
};
