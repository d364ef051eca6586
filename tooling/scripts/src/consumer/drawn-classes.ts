/** The kit's classes, made unique by its build: `_button_1h1v3_1`. */
const CLASS = /^_[a-z]\w*_[\da-z]{5}_\d+$/i;

/**
 * Classes of the kit that a page was drawn with and its sheets have no rule for: those of a kit whose sheets did not come,
 * or came with other names.
 *
 * @param html as a server answered it
 * @param css of all its sheets
 * @throws Error when there is no class of the kit at all
 */
export const classesWithoutRule = (html: string, css: string): readonly string[] => {
  const drawn = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const ofKit = [...new Set(drawn)].filter((name) => CLASS.test(name));
  if (ofKit.length === 0) throw new Error('The page was drawn without a class of the kit.');
  const ruled = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  return ofKit.filter((name) => !ruled.has(name));
};
