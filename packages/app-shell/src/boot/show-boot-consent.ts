import { parseConsents, isConsentMissing, LOCALE_COOKIE, parseCookies } from '@gastroshop/identity';
import { sameAnswer, writeConsents } from '@gastroshop/storefront/tracking';
import { pageAddress, shownPath } from './page-address';
import de from './texts/shell-consent.de.json';
import en from './texts/shell-consent.en.json';

/** Under this the question is found again. */
const ID = 'consent-early';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
};

/**
 * Asks for the consent while the code of the shop is still on its way, which takes the place over with
 * {@link removeBootConsent}. An answer counts at once (TRK-1).
 *
 * @param settings address of the page that asks in detail; beside it nothing is asked
 */
export const showBootConsent = (settings: string): void => {
  const cookies = parseCookies(document.cookie);
  if (shownPath() === settings || !isConsentMissing(parseConsents(cookies))) return;
  const english = cookies.get(LOCALE_COOKIE.name) === 'en-GB';
  const words = english ? en : de;
  const way = element('a', 'consent-settings', words.settings);
  way.href = pageAddress(settings);
  // Title and text are one paragraph here, and so the largest thing that is drawn: what follows is no larger, and does
  // not count as if the reader had waited for it.
  const text = element('p', 'consent-text consent-all');
  text.append(
    element('strong', 'consent-title', words.consentTitle),
    ' ',
    element('span', 'consent-more', `${words.consentText} `),
    way,
  );
  const question = element('section', 'consent', element('div', 'consent-words', text));
  const answer = (granted: boolean): HTMLButtonElement => {
    const button = element('button', 'consent-answer', granted ? words.accept : words.refuse);
    button.type = 'button';
    button.addEventListener('click', () => {
      writeConsents(sameAnswer(granted));
      question.dataset['answer'] = String(granted);
      question.hidden = true;
    });
    return button;
  };
  question.append(element('div', 'consent-actions', answer(false), answer(true)));
  question.id = ID;
  question.lang = english ? 'en-GB' : 'de-AT';
  question.setAttribute('aria-label', words.consentTitle);
  document.body.append(question);
};

/** What became of the early question. */
export interface BootConsent {
  /** What was answered; nothing yet if missing. */
  readonly granted: boolean | undefined;
  /** Which of its controls has the focus, counted from 0; -1 for none. */
  readonly focused: number;
}

/** Takes the early question away, which the code of the shop asks itself from now on. */
export const removeBootConsent = (): BootConsent => {
  const question = document.getElementById(ID);
  if (question === null) return { granted: undefined, focused: -1 };
  const answer = question.dataset['answer'];
  const focused = consentControls(question).findIndex((control) => control === document.activeElement);
  question.remove();
  return { granted: answer === undefined ? undefined : answer === 'true', focused };
};

/** What the question can be answered by, in the order of the keyboard. */
export const consentControls = (question: ParentNode): readonly HTMLElement[] => [
  ...question.querySelectorAll<HTMLElement>('a, button'),
];
