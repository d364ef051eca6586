/** Narrows the list of calls while somebody types; every word has to occur somewhere in a line. */
const field = document.querySelector<HTMLInputElement>('#filter');
const lines = [...document.querySelectorAll<HTMLElement>('#calls > li')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}));
const count = document.querySelector('#filter-count');
const nothing = document.querySelector<HTMLElement>('#no-calls');

field?.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { element, text } of lines) {
    element.hidden = !words.every((word) => text.includes(word));
    if (!element.hidden) shown += 1;
  }
  if (count !== null) count.textContent = shown === 1 ? '1 call' : `${shown} calls`;
  if (nothing !== null) nothing.hidden = shown > 0;
});

// "/" is where every reference puts its search.
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || document.activeElement === field) return;
  if (field === null) return;
  event.preventDefault();
  field.focus();
});
