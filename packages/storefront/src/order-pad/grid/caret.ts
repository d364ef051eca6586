/** Where the caret of a field stands; a field without one lets every arrow out, and so does one that is chosen whole. */
export const caretOf = (element: Element): { readonly atStart: boolean; readonly atEnd: boolean } => {
  if (!(element instanceof HTMLInputElement)) return { atStart: true, atEnd: true };
  const { selectionStart, selectionEnd, value } = element;
  const whole = selectionStart === 0 && selectionEnd === value.length;
  return {
    atStart: whole || (selectionStart === 0 && selectionEnd === 0),
    atEnd: whole || (selectionStart === value.length && selectionEnd === value.length),
  };
};
