import { type APIRequestContext, expect } from '@playwright/test';
import { originOf } from '../shop/shop-test';
import { EDITORS_TOKEN } from './content-editors';

/** A page as an editor writes it. */
export interface WrittenPage {
  readonly title: string;
  /** Its words, in the language of the page. */
  readonly words: string;
  readonly blocks?: readonly object[];
}

const bodyOf = ({ title, words, blocks = [] }: WrittenPage) => ({
  meta: { pageTitle: title },
  introBlock: { title },
  blocks: [{ kind: 'heading', id: 'words', text: words }, ...blocks],
});

/** A piece of content as the store answers it. */
export interface StoredPage {
  readonly id: string;
  readonly version: number;
}

const isStored = (value: unknown): value is StoredPage =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

const root = (): string => `${originOf()}/v1/content-editing`;
const bearer = { authorization: `Bearer ${EDITORS_TOKEN}` };

/** Writes a draft of a page of the tenant, in both languages. */
export const writeDraft = async (
  request: APIRequestContext,
  slug: string,
  seen: number,
  german: WrittenPage,
  english: WrittenPage,
): Promise<StoredPage> => {
  const answer = await request.put(`${root()}/content/AZ/page/${slug}`, {
    headers: { ...bearer, ...(seen === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${seen}"` }) },
    data: { bodies: { 'de-AT': bodyOf(german), 'en-GB': bodyOf(english) } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const stored: unknown = await answer.json();
  if (!isStored(stored)) throw new Error('The store answered no page');
  return stored;
};

/** Publishes what was written last. */
export const publish = async (request: APIRequestContext, { id, version }: StoredPage): Promise<void> => {
  const answer = await request.post(`${root()}/entries/${id}/publish`, {
    headers: { ...bearer, 'if-match': `"${version}"` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** What visitors of the shop are answered for a page. */
export const askShop = async (request: APIRequestContext, slug: string): Promise<number> => {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await request.post(`${originOf()}/v1/cms/dynpage`, {
    headers: { 'x-xsrf-token': token },
    data: { fullSlug: slug },
  });
  return answer.status();
};
