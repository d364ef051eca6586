import { isRecord } from './is-record';
import { isImageAddress } from './image-address';
import { cleanHtml } from './rich-text';
import { isSafeAddress } from './safe-address';

/** Fields that hold an address. */
const ADDRESSES = new Set(['url', 'href', 'telephoneUrl', 'privacyPolicyUrl', 'pdfLink']);

/** Fields that hold a picture, or a list of pictures. */
const IMAGES = new Set(['image', 'images', 'logo', 'logosLeft', 'logosRight', 'picture', 'poster']);

/** Fields of a form that are meant for the house: who gets what visitors write. */
const INTERNAL = new Set(['receivers', 'adminContact']);

type ImageOrigins = readonly string[] | undefined;

const COLOR = /^(?:#[\da-f]{3,8}|[a-z]{1,30})$/i;

const isHtml = (owner: Readonly<Record<string, unknown>>, key: string): boolean =>
  key === 'saneDescription' || (key === 'text' && owner['kind'] === 'textBlock');

const cleanText = (
  owner: Readonly<Record<string, unknown>>,
  key: string,
  text: string,
): string | undefined => {
  if (isHtml(owner, key)) return cleanHtml(text);
  // An address that is none keeps its place, because the wire asks for it, but leads nowhere.
  if (ADDRESSES.has(key)) return isSafeAddress(text) ? text.trim() : '';
  if (key === 'backgroundColor') return COLOR.test(text) ? text : undefined;
  if (key === 'target') return text === '_blank' ? text : undefined;
  return text;
};

const cleanImage = (image: unknown, origins: ImageOrigins): unknown => {
  if (Array.isArray(image)) return image.map((one) => cleanImage(one, origins));
  const clean = cleanContent(image, origins);
  if (!isRecord(clean)) return clean;
  const { url } = clean;
  return typeof url === 'string' && !isImageAddress(url, origins) ? { ...clean, url: '' } : clean;
};

/**
 * Content as it may be stored and shown: HTML by the allow-list, addresses by their scheme, those of pictures by their
 * origin as well, colours that are colours. All other text is shown as text.
 *
 * @param origins those pictures may come from; left out: any, as for content that is stored before it is allowed
 */
export const cleanContent = (value: unknown, origins?: ImageOrigins): unknown => {
  if (Array.isArray(value)) return value.map((one) => cleanContent(one, origins));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      if (IMAGES.has(key)) return [[key, cleanImage(field, origins)]];
      const clean = typeof field === 'string' ? cleanText(value, key, field) : cleanContent(field, origins);
      return clean === undefined ? [] : [[key, clean]];
    }),
  );
};

/** Content without what is meant for the house only. */
export const stripInternalFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stripInternalFields);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      INTERNAL.has(key) ? [] : [[key, stripInternalFields(field)]],
    ),
  );
};
