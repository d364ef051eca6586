import type { ReactNode, Ref } from 'react';
import type { CompletionCategory, CompletionProduct, SearchCompletion } from './completion';

/** What a page can do with the search box. */
export interface SearchBoxHandle {
  /** Opens the suggestions with the focus in the field, as when the buyer turns to it. */
  readonly open: () => void;
}

/** What the search box takes. */
export interface SearchBoxProps {
  /** Name of the search for screen readers, where a page has more than one; that of the kit if missing. */
  readonly label?: string | undefined;
  /** What is typed. */
  readonly value: string;
  /** Called with each change of what is typed. */
  readonly onValueChange: (value: string) => void;
  /** Called with what is typed when the buyer asks for all results. */
  readonly onSubmit: (value: string) => void;
  /** What is suggested for what is typed. */
  readonly completion: SearchCompletion;
  /** Called with the product the buyer chose from the list. */
  readonly onChooseProduct: (product: CompletionProduct) => void;
  /** Called with the category the buyer chose from the list. */
  readonly onChooseCategory: (category: CompletionCategory) => void;
  /** Called with the brand the buyer chose from the list. */
  readonly onChooseBrand?: ((name: string) => void) | undefined;
  /** Called with a past search the buyer wants gone; the crosses are missing without it. */
  readonly onForget?: ((text: string) => void) | undefined;
  /** Called when the buyer wants all past searches gone; offered before anything is typed. */
  readonly onForgetAll?: (() => void) | undefined;
  /** Whether newer suggestions are on their way; older ones stay. */
  readonly loading?: boolean | undefined;
  /** Stands above the suggestions when newer ones could not be loaded. */
  readonly error?: ReactNode;
  /** Called when the list opens, so that what it shows at first is asked for then and not with every page. */
  readonly onOpen?: (() => void) | undefined;
  /** Called with the category of the line below the suggestions that the buyer chose. */
  readonly onChooseShelf?: ((id: string) => void) | undefined;
  /** Draws the picture of a product, 40 px wide. */
  readonly renderImage?: ((product: CompletionProduct) => ReactNode) | undefined;
  /** Draws the second line of a product in place of its size and detail. */
  readonly renderDetail?: ((product: CompletionProduct) => ReactNode) | undefined;
  /**
   * Draws the order control of a product, so that an amount can be typed in the list. On a phone it takes a line of its
   * own; what has the attribute `data-compact` stands beside the name.
   */
  readonly renderControl?: ((product: CompletionProduct) => ReactNode) | undefined;
  /** Draws what a product costs, beside its order control. */
  readonly renderPrice?: ((product: CompletionProduct) => ReactNode) | undefined;
  /** Draws what the amount in the order control costs together, behind it. */
  readonly renderSum?: ((product: CompletionProduct) => ReactNode) | undefined;
  /**
   * Called with the product that Enter is to put into the cart. With it Enter orders, Ctrl+Enter opens the product and
   * Shift+Enter asks for all results; without it Enter opens and searches.
   */
  readonly onOrder?: ((product: CompletionProduct) => void) | undefined;
  /** Whether the first product is marked from the start, so that Enter needs no choice. */
  readonly isFirstMarked?: boolean | undefined;
  /**
   * Called with what Enter was pressed on before its suggestions were there, when the buyer types on: the field then
   * holds only what was typed since.
   */
  readonly onTypedOn?: ((left: string) => void) | undefined;
  /** Called when Ctrl+Z is pressed in the empty field. */
  readonly onUndo?: (() => void) | undefined;
  /** Stands above the suggestions: what was understood of what is typed. */
  readonly understood?: ReactNode;
  /** Stands in the list while nothing is typed: what was put into the cart from it. */
  readonly added?: ReactNode;
  /** What is read out in place of the number of suggestions. */
  readonly spoken?: ReactNode;
  /** Where to find the field. */
  readonly fieldRef?: Ref<HTMLInputElement> | undefined;
  /** Where to find what opens it, for example to have a suggestion chosen where what was submitted fits several. */
  readonly handleRef?: Ref<SearchBoxHandle> | undefined;
  /** Words in the empty field; those of the kit if missing. */
  readonly placeholder?: string | undefined;
  /** Stands at the end of the search where that is a screen of its own, as on a phone: the way to the cart. */
  readonly renderTools?: ((close: () => void) => ReactNode) | undefined;
  /** Stands at the end of the field, such as the button that opens the scanner. */
  readonly trailing?: ReactNode;
  /** Whether the key "/" anywhere on the page leads to the field. */
  readonly shortcut?: boolean | undefined;
}
