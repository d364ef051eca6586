const TAGS =
  'script, style, iframe, object, embed, base, meta, link, form, input, textarea, select, template, math, use';

/** Attributes whose value is an address that is followed or loaded. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcset', 'xlink:href'];

/** What an address may begin with: a path, an anchor, an allowed scheme. Drawings of the kit are files. */
const SAFE = /^(?:\/(?![/\\])|[#?]|https:\/\/(?!user)|mailto:|tel:|file:|http:\/\/localhost:\d+\/@fs\/)/i;

const harmOf = (element: Element): readonly string[] =>
  [...element.attributes].flatMap(({ name, value }) => {
    const isHandler = name.startsWith('on') || name === 'srcdoc' || name === 'autofocus';
    const isAddress = ADDRESSES.includes(name) && value !== '' && !SAFE.test(value);
    const isStyle = name === 'style' && /url|expression|javascript|position|@/i.test(value);
    return isHandler || isAddress || isStyle ? [`<${element.tagName.toLowerCase()} ${name}="${value}">`] : [];
  });

/** What could run, or lead to what runs, below an element. */
export const findUnsafeMarkup = (root: Element): readonly string[] => [
  ...[...root.querySelectorAll(TAGS)].map(({ tagName }) => `<${tagName.toLowerCase()}>`),
  ...[...root.querySelectorAll('*')].flatMap(harmOf),
];
