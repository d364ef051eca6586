import { translator } from '@gastroshop/i18n';
import type { Environment } from '../environment';
import { startTexts } from './texts';

/** Says instead of an empty page that the shop cannot be reached, with a button that tries again. */
export const sayUnreachable = ({ texts }: Pick<Environment, 'texts'>, root: HTMLElement): void => {
  const t = translator(startTexts, texts.locale());
  const title = document.createElement('h1');
  title.textContent = t('unreachable');
  const text = document.createElement('p');
  text.textContent = t('unreachableText');
  const again = document.createElement('button');
  again.textContent = t('unreachableTry');
  again.addEventListener('click', () => {
    globalThis.location.reload();
  });
  const message = document.createElement('div');
  message.className = 'shell-message';
  message.setAttribute('role', 'alert');
  message.append(title, text, again);
  // The place of the header stays, with the mark if that has arrived.
  const header = root.querySelector('.shell-header') ?? document.createElement('div');
  header.className = 'shell-header';
  root.replaceChildren(header, message);
};
