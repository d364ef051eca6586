import type { ContentChange, ContentDifference, ContentIssue, ContentPage } from '@gastroshop/api-contract';
import { isValidOn } from '@gastroshop/cms';
import type { Locale } from '@gastroshop/i18n';
import { nameOfBlock } from '../drafts';

/** Something an editor should know about a page, and where. */
export type Finding = {
  readonly lang: Locale;
  readonly index?: number | undefined;
  readonly blockId?: string | undefined;
} & (
  | { readonly kind: 'fault'; readonly fault: ContentIssue }
  | { readonly kind: 'hidden'; readonly blockKind: string }
  | { readonly kind: 'untranslated'; readonly blockKind: string | undefined }
  | { readonly kind: 'difference'; readonly difference: ContentDifference }
);

/** A draft in a language, as the backend answered it. */
export interface LocalizedDraft {
  readonly lang: Locale;
  readonly page: ContentPage;
}

/** The places of the blocks a page shows, in the stored page with what is left out of it. */
const storedPlaces = (page: ContentPage, faults: readonly ContentIssue[]): readonly number[] => {
  const gone = new Set(faults.map(({ index }) => index));
  const all = Array.from({ length: page.blocks.length + gone.size }, (_, index) => index);
  return all.filter((index) => !gone.has(index));
};

const inPage = (change: ContentChange, { lang, page }: LocalizedDraft, day: string): readonly Finding[] => {
  const faults = change.faults.filter((fault) => fault.lang === lang);
  const places = storedPlaces(page, faults);
  const place = (at: number, id: string | undefined) => {
    const index = places[at] ?? at;
    return { lang, index, blockId: nameOfBlock(index, id) };
  };
  const isWholeForeign = page.lang !== undefined && page.lang !== lang;
  return [
    ...faults.map((fault) => ({
      kind: 'fault' as const,
      fault,
      lang,
      index: fault.index,
      // It travels without its own id: it is known by its place.
      blockId: nameOfBlock(fault.index, undefined),
    })),
    ...page.blocks.flatMap(({ kind, id, validity }, at) =>
      isValidOn(validity, day) ? [] : [{ kind: 'hidden' as const, blockKind: kind, ...place(at, id) }],
    ),
    ...(isWholeForeign ? [{ kind: 'untranslated' as const, blockKind: undefined, lang }] : []),
    ...page.blocks.flatMap(({ kind, id, lang: blockLang = page.lang }, at) =>
      isWholeForeign || blockLang === undefined || blockLang === lang
        ? []
        : [{ kind: 'untranslated' as const, blockKind: kind, ...place(at, id) }],
    ),
    ...change.differences
      .filter((difference) => difference.lang === lang)
      .map((difference) => ({
        kind: 'difference' as const,
        difference,
        lang,
        index: difference.index,
        blockId:
          difference.index === undefined || difference.change === 'REMOVED'
            ? undefined
            : nameOfBlock(difference.index, difference.blockId),
      })),
  ];
};

/** A finding, and the languages it is true of. */
export type LocalizedFinding = Finding & { readonly langs: readonly Locale[] };

/** What makes two findings of two languages one. */
const sameness = (finding: Finding): string =>
  JSON.stringify(finding, (key, value: unknown) => (key === 'lang' ? undefined : value));

/** What an editor should know about a page in the languages shown, on a day; what is true of both is told once. */
export const collectFindings = (
  change: ContentChange,
  drafts: readonly LocalizedDraft[],
  day: string,
): readonly LocalizedFinding[] => {
  const found = new Map<string, LocalizedFinding>();
  for (const finding of drafts.flatMap((draft) => inPage(change, draft, day))) {
    const key = sameness(finding);
    const before = found.get(key);
    found.set(key, { ...(before ?? finding), langs: [...(before?.langs ?? []), finding.lang] });
  }
  return [...found.values()];
};
