import { useTexts } from '@gastroshop/i18n/react';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { SearchBox } from '@gastroshop/ui/search';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../session';
import { type BrowserStorage, useShop } from '../shop';
import { completionQuery } from './completion-query';
import { formatSearch } from './format-search';
import { headerTexts } from './header-texts';
import { inCategory } from './change-search';
import { WHOLE_RANGE } from './search-state';
import { shownCompletion } from './shown-completion';
import { useDebounced } from './use-debounced';
import { useMedia } from './use-media';
import { usePastSearches } from './use-past-searches';
import { usePopularTerms } from './use-popular-terms';

// Order control and drawings come with the first suggestions, not with the first page.
const CompletionOrder = lazy(async () => ({
  default: (await import('./completion-order')).CompletionOrder,
}));
const CompletionPicture = lazy(async () => ({
  default: (await import('./completion-picture')).CompletionPicture,
}));

/** How long typing must rest before suggestions are asked for, in milliseconds. */
const TYPING_RESTS_MS = 150;

const NO_AMOUNT = {};

/** What the search in the header takes. */
export interface HeaderSearchProps {
  /** Keeps past searches. */
  readonly storage: BrowserStorage;
  /** What was typed before the search had arrived; nothing if missing. */
  readonly typed?: string | undefined;
  /** What the list below was searched for; undefined on other pages. */
  readonly query: string | undefined;
}

/** What is searched for: the article alone where an amount was typed before it. */
const searchedFor = async (typed: string): Promise<string> => {
  try {
    const { readTypedOrder } = await import('./typed-order');
    const order = readTypedOrder(typed);
    return order.unit === undefined ? typed : order.text;
  } catch {
    // Without that code it is searched for as it stands.
    return typed;
  }
};

/**
 * The search in the header. Suggested articles can be ordered where they stand; an amount typed before the article is
 * the draft of its order control.
 */
export const HeaderSearch = ({ storage, typed: early = '', query }: HeaderSearchProps): ReactNode => {
  const t = useTexts(headerTexts);
  const { gateway, navigate } = useShop();
  const { flags } = useSession();
  const { paths, cart } = gateway;
  const narrow = useMedia('(max-width: 960.98px)');
  const { past, forgotten, remember, forget, forgetAll } = usePastSearches(storage);
  const [opened, setOpened] = useState(false);
  const popular = usePopularTerms(opened);
  const [value, setValue] = useState(early === '' ? (query ?? '') : early);
  const [submitted, setSubmitted] = useState<string>();
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    // What was typed stays while it stands for what is listed: "3 Ktn Obers" lists Obers.
    if (query !== undefined && query !== submitted) setValue(query);
  }
  const typed = value.trim();
  const asked = useDebounced(typed, TYPING_RESTS_MS);
  const { data, isFetching, isError } = useQuery(completionQuery(gateway, asked));
  const answer = typed === '' ? undefined : data;
  const productOf = (sku: string) => answer?.products.find((product) => product.sku === sku);
  const submit = async (text: string): Promise<void> => {
    const wanted = text.trim();
    const next = await searchedFor(wanted);
    if (wanted !== '') remember(wanted);
    setSubmitted(next);
    navigate(paths.search(formatSearch({ ...WHOLE_RANGE, query: next })));
  };
  return (
    <OrderControlGroup>
      <SearchBox
        value={value}
        onValueChange={setValue}
        onSubmit={(text) => void submit(text)}
        completion={shownCompletion({
          typed,
          answer,
          past,
          forgotten,
          popular,
          narrow,
          crossTenantNumbers: flags.shouldSeeCrossTenantProductId,
        })}
        onChooseProduct={({ sku }) => {
          navigate(paths.product(sku));
        }}
        onChooseCategory={({ id }) => {
          navigate(paths.search(formatSearch(inCategory(WHOLE_RANGE, id))));
        }}
        onChooseBrand={(name) => {
          navigate(paths.search(formatSearch({ ...WHOLE_RANGE, brandNames: [name] })));
        }}
        onForget={forget}
        onForgetAll={forgetAll}
        onOpen={() => {
          setOpened(true);
        }}
        loading={typed !== '' && (typed !== asked || isFetching)}
        error={isError && typed !== '' ? t('failed') : undefined}
        renderPicture={({ sku }) => {
          const product = productOf(sku);
          return (
            product && (
              <Suspense fallback={null}>
                <CompletionPicture product={product} />
              </Suspense>
            )
          );
        }}
        {...(cart !== undefined && {
          renderControl: ({ sku }) => {
            const product = productOf(sku);
            return (
              product && (
                <Suspense fallback={null}>
                  <CompletionOrder product={product} typed={answer?.typed ?? NO_AMOUNT} />
                </Suspense>
              )
            );
          },
        })}
        placeholder={
          narrow ? t('phonePlaceholder') : cart === undefined ? t('visitorPlaceholder') : t('placeholder')
        }
        shortcut={!narrow}
      />
    </OrderControlGroup>
  );
};
