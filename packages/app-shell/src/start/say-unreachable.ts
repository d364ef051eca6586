import { translator } from '@gastroshop/i18n';
import type { Environment } from '../environment';
import { startTexts } from './texts';

/** Says instead of an empty page that the shop cannot be reached, with a button that tries again. */
export const sayUnreachable = ({ texts }: Pick<Environment, 'texts'>, root: HTMLElement): void => {
  const t = translator(startTexts, texts.locale());
  const sentence = document.createElement('p');
  sentence.textContent = t('unreachable');
  const again = document.createElement('button');
  again.textContent = t('unreachableTry');
  again.addEventListener('click', () => {
    globalThis.location.reload();
  });
  const message = document.createElement('div');
  message.className = 'shell-message';
  message.setAttribute('role', 'alert');
  message.append(sentence, again);
  root.replaceChildren(message);
};
