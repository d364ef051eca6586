import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { SearchBox } from '@gastroshop/ui/search';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session';
import { type BrowserStorage, useShop } from '../shop';
import { certainProduct } from './certain-product';
import { selectCategory } from './search-transitions';
import { CompletionCart } from './completion-cart';
import { completionCells } from './completion-cells';
import { CompletionUnderstood } from './completion-understood';
import { completionQuery } from './completion-query';
import { formatSearchParams } from './format-search-params';

import { EMPTY_SEARCH } from './search-state';
import { completionSuggestions } from './completion-suggestions';
import { typedUnitName, useCompletionWords } from './use-completion-words';
import { useDebounced } from './use-debounced';
import { useDue } from './use-due';
import { useMediaQuery } from './use-media-query';
import { useSearchHistory } from './use-search-history';
import { usePopularTerms } from './use-popular-terms';
import { usePutLines } from './use-put-lines';
import { useSeenCompletion } from './use-seen-completion';
import { wantedAmount } from './wanted-amount';

// What is put into the cart comes with the first of it, not with the first page.
const CompletionAdded = lazy(async () => ({
  default: (await import('./completion-added')).CompletionAdded,
}));
const CompletionWaiting = lazy(async () => ({
  default: (await import('./completion-waiting')).CompletionWaiting,
}));
const CompletionSpoken = lazy(async () => ({
  default: (await import('./completion-spoken')).CompletionSpoken,
}));

/** How long typing must rest before suggestions are asked for, in milliseconds. */
const TYPING_RESTS_MS = 150;

const NO_AMOUNT = {};
const NOTHING_DUE = { products: [], bought: [] };

/** What the search in the header takes. */
export interface HeaderSearchProps {
  /** Keeps past searches. */
  readonly storage: BrowserStorage;
  /** What was typed before the search had arrived; nothing if missing. */
  readonly typed?: string | undefined;
  /** What the list below was searched for; undefined on other pages. */
  readonly query: string | undefined;
}

/** What is searched for: the article alone where an amount was typed beside it. */
const searchedFor = async (typed: string): Promise<string> => {
  try {
    const { parseAmountAndQuery: readTypedOrder } = await import('./typed-reader');
    const order = readTypedOrder(typed);
    return order.unit === undefined && !order.isNumber ? typed : order.text;
  } catch {
    // Without that code it is searched for as it stands.
    return typed;
  }
};

/**
 * The search in the header. What is typed is read as an order: Enter puts the marked article with its amount into the cart
 * and the field is ready for the next. Visitors, who cannot order, open and search by Enter.
 */
export const HeaderSearch = ({ storage, typed: early = '', query }: HeaderSearchProps): ReactNode => {
  const { t } = useTranslation('storefront-header-search');
  const { t: own } = useTranslation('storefront-completion');
  const { gateway, navigate } = useShop();
  const { flags } = useSession();
  const { paths, cart } = gateway;
  const narrow = useMediaQuery('(max-width: 960.98px)');
  const { past, forgotten, remember, forget, forgetAll } = useSearchHistory(storage);
  const [opened, setOpened] = useState(false);
  const popular = usePopularTerms(opened);
  const [value, setValue] = useState(early === '' ? (query ?? '') : early);
  const [submitted, setSubmitted] = useState<string>();
  const [seen, setSeen] = useState(query);
  /** What the buyer wants read as words alone. */
  const [words, setWords] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  if (seen !== query) {
    setSeen(query);
    // What was typed stays while it stands for what is listed: "3 Ktn Obers" lists Obers.
    if (query !== undefined && query !== submitted) setValue(query);
  }
  const put = usePutLines(
    useCallback((kind) => {
      if (kind === 'REFUSED') return;
      setValue('');
      field.current?.focus();
    }, []),
  );
  const typed = value.trim();
  const asked = useDebounced(typed, TYPING_RESTS_MS);
  const { data, isFetching, isError } = useQuery(
    completionQuery(gateway, asked, { isWords: words === asked }),
  );
  const fromDevice = useSeenCompletion(asked, isError && asked !== '');
  const answer = typed === '' ? undefined : isError ? fromDevice : data;
  const isOrdering = cart !== undefined;
  const due = useDue(isOrdering && opened) ?? NOTHING_DUE;
  const shown = answer ?? due;
  const productOf = (sku: string) => shown.products.find((product) => product.sku === sku);
  const boughtOf = (sku: string) => shown.bought.find((one) => one.sku === sku);
  const wantedOf = (sku: string) => {
    const product = productOf(sku);
    return product && wantedAmount(product, answer?.typed ?? NO_AMOUNT, boughtOf(sku)?.usual);
  };
  const unitName = typedUnitName(answer);
  const textAsked = answer?.typed.text ?? typed;
  const wordsOf = useCompletionWords({ answer, due, wantedOf });
  const submit = async (text: string): Promise<void> => {
    const wanted = text.trim();
    const next = await searchedFor(wanted);
    if (wanted !== '') remember(wanted);
    setSubmitted(next);
    navigate(paths.search(formatSearchParams({ ...EMPTY_SEARCH, query: next })));
  };
  const completion = completionSuggestions({
    typed,
    answer,
    due: typed === '' ? due : NOTHING_DUE,
    isOrdering,
    isGoingOn: typed === '' && put.lines.length > 0,
    past,
    forgotten,
    popular,
    narrow,
    crossTenantNumbers: flags.shouldSeeCrossTenantProductId,
    wordsOf,
    refusal: put.refusal,
  });
  const first = answer && certainProduct(answer);
  const wantedFirst = first && wantedOf(first.sku);
  const [last] = put.lines;
  const spoken =
    typed === '' && last !== undefined ? (
      <CompletionSpoken product={last.product} wanted={last.added} />
    ) : first !== undefined && wantedFirst !== undefined && answer?.asked === typed ? (
      <CompletionSpoken product={first} wanted={wantedFirst} count={completion.products.length} />
    ) : undefined;
  const cells = completionCells({ productOf, boughtOf, wantedOf, unitName, put, narrow });
  return (
    <OrderControlGroup>
      <SearchBox
        fieldRef={field}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          put.clearRefusal();
        }}
        onSubmit={(text) => void submit(text)}
        completion={completion}
        onChooseProduct={({ sku }) => {
          // As from the list that the words would have led to.
          navigate(
            paths.product(sku),
            paths.search(formatSearchParams({ ...EMPTY_SEARCH, query: textAsked })),
          );
        }}
        onChooseCategory={({ id }) => {
          navigate(paths.search(formatSearchParams(selectCategory(EMPTY_SEARCH, id))));
        }}
        onChooseBrand={(name) => {
          navigate(paths.search(formatSearchParams({ ...EMPTY_SEARCH, brandNames: [name] })));
        }}
        onForget={forget}
        onForgetAll={forgetAll}
        onOpen={() => {
          setOpened(true);
        }}
        loading={typed !== '' && (typed !== asked || (isFetching && answer?.asked !== typed))}
        error={isError && typed !== '' ? t(fromDevice === undefined ? 'failed' : 'fromDevice') : undefined}
        renderImage={cells.renderImage}
        {...(isOrdering && {
          onOrder: ({ sku }) => {
            put.enter(sku);
          },
          isFirstMarked: first !== undefined,
          onUndo: put.undo,
          onTypedOn: put.onTypedOn,
          onChooseShelf: (id) => {
            navigate(
              paths.search(formatSearchParams({ ...selectCategory(EMPTY_SEARCH, id), query: textAsked })),
            );
          },
          understood: answer && (
            <CompletionUnderstood
              typed={answer.typed}
              unitName={unitName}
              name={first?.productDisplayName ?? first?.name}
              wanted={wantedFirst}
              productCount={answer.productCount}
              onWords={() => {
                setWords(typed);
                field.current?.focus();
              }}
            />
          ),
          added:
            put.lines.length === 0 && put.waiting.length === 0 ? undefined : (
              <Suspense fallback={null}>
                <CompletionAdded
                  put={put}
                  narrow={narrow}
                  onDecide={(text) => {
                    put.onWaited(text);
                    setValue(text);
                    field.current?.focus();
                  }}
                />
              </Suspense>
            ),
          spoken: spoken && <Suspense fallback={null}>{spoken}</Suspense>,
          renderDetail: cells.renderDetail,
          renderTools: (close) => <CompletionCart onLeave={close} />,
          renderPrice: cells.renderPrice,
          renderSum: cells.renderSum,
          renderControl: cells.renderControl,
        })}
        placeholder={
          put.lines.length > 0 && cart !== undefined
            ? own(narrow ? 'nextShort' : 'next')
            : narrow
              ? t('phonePlaceholder')
              : cart === undefined
                ? t('visitorPlaceholder')
                : t('placeholder')
        }
        shortcut={!narrow}
      />
      {put.waiting.map(({ text, isUndecided }) =>
        isUndecided ? null : (
          <Suspense key={text} fallback={null}>
            <CompletionWaiting
              text={text}
              onWaited={put.onWaited}
              onUndecided={put.onUndecided}
              onWaitedPut={put.onWaitedPut}
            />
          </Suspense>
        ),
      )}
    </OrderControlGroup>
  );
};
