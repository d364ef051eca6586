/** What a key on an answer asks for, where it is not settled by the key itself. */
type ChoiceKey =
  /** Another answer was focused or taken. */
  | 'DONE'
  /** The row goes. */
  | 'REMOVE'
  /** The buyer writes the article himself. */
  | 'WRITE'
  /** The letter goes into the field of the article. */
  | 'TYPED';

const choicesBeside = (element: Element): readonly HTMLElement[] => [
  ...(element.parentElement?.querySelectorAll<HTMLElement>('[data-choice]') ?? []),
];

/** Does what a key means on an answer: numbers take one, arrows go to one, letters write another. */
export const keyOfChoice = ({ key }: { readonly key: string }, target: Element): ChoiceKey | undefined => {
  const choices = choicesBeside(target);
  const place = choices.findIndex((choice) => choice === target);
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    choices[place + (key === 'ArrowRight' ? 1 : -1)]?.focus();
    return 'DONE';
  }
  if (/^[1-9]$/.test(key)) {
    choices[Number(key) - 1]?.click();
    return 'DONE';
  }
  if (key === 'Delete') return 'REMOVE';
  if (key.toLowerCase() === 's') return 'WRITE';
  if (!/^\p{L}$/u.test(key)) return undefined;
  const field = target.closest('[data-index]')?.querySelector<HTMLTextAreaElement>('[data-field="article"]');
  field?.focus();
  field?.select();
  return 'TYPED';
};
