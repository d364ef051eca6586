/** `brandSoft2` → `--gs-brand-soft2`. */
const variableName = (key: string): string =>
  `--gs-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A CSS rule of variables, one per line. */
export const cssBlock = (selector: string, variables: Readonly<Record<string, string | number>>): string => {
  const lines = Object.entries(variables).map(([key, value]) => `  ${variableName(key)}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
};
