const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Where the caret of a field stands; a field without one lets every arrow out, and so does one that is chosen whole. */
export const caretPosition = (element: Element): { readonly atStart: boolean; readonly atEnd: boolean } => {
  if (!isText(element)) return { atStart: true, atEnd: true };
  const { selectionStart, selectionEnd, value } = element;
  const whole = selectionStart === 0 && selectionEnd === value.length;
  return {
    atStart: whole || (selectionStart === 0 && selectionEnd === 0),
    atEnd: whole || (selectionStart === value.length && selectionEnd === value.length),
  };
};

/** Chooses all that a field holds, so that what is typed next takes its place. */
export const selectAll = (element: Element | null | undefined): void => {
  if (element !== null && element !== undefined && isText(element)) element.select();
};
