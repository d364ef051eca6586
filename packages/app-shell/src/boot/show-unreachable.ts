import { LOCALE_COOKIE, parseCookies } from '@gastroshop/identity';
import type { ParseKeys } from 'i18next';
import de from './texts/shell-unreachable.de.json';
import en from './texts/shell-unreachable.en.json';

const element = (name: 'button' | 'h1' | 'p', text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/**
 * Says instead of an empty page that the shop cannot be reached, with a button that tries again. A page that shows
 * anything already is left as it is.
 */
export const showUnreachable = (): void => {
  const root = document.getElementById('root');
  if (root === null || (root.hasChildNodes() && root.querySelector('.shell') === null)) return;
  const english = parseCookies(document.cookie).get(LOCALE_COOKIE.name) === 'en-GB';
  const texts: Readonly<Record<ParseKeys<'shell-unreachable'>, string>> = english ? en : de;
  const { title, text, again } = texts;
  const button = element('button', again);
  button.addEventListener('click', () => {
    globalThis.location.reload();
  });
  const message = document.createElement('div');
  message.className = 'shell-message';
  message.lang = english ? 'en-GB' : 'de-AT';
  message.setAttribute('role', 'alert');
  message.append(element('h1', title), element('p', text), button);
  // The place of the header stays, with the mark if that has arrived.
  const header = root.querySelector('.shell-header') ?? document.createElement('div');
  header.className = 'shell-header';
  root.replaceChildren(header, message);
};
