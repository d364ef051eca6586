/**
 * Goes on from the page a sign-on ends on. The provider sent the browser here from another site, so strict cookies are
 * not sent along yet; an address this page itself goes to is same-site again.
 */
const CONTINUE = `const link = document.getElementById('continue');
if (link instanceof HTMLAnchorElement) location.replace(link.href);
`;

/**
 * Shows what is typed as a password, tells of Caps Lock, fills in the demonstration account that was clicked, and sends the
 * form once, when there is a network.
 */
const LOGIN = `const field = (id) => document.getElementById(id);
const password = field('password');
const show = field('show');
const setShown = (shown) => {
  password.type = shown ? 'text' : 'password';
  show.setAttribute('aria-pressed', String(shown));
  show.textContent = shown ? show.dataset.hide : show.dataset.show;
};
show.hidden = false;
show.addEventListener('click', () => {
  setShown(password.type === 'password');
  password.focus();
});
const tellCapsLock = (event) => {
  if (event.getModifierState) field('caps-lock').hidden = !event.getModifierState('CapsLock');
};
for (const name of ['keydown', 'keyup']) password.addEventListener(name, tellCapsLock);
for (const button of document.querySelectorAll('button[data-user]'))
  button.addEventListener('click', () => {
    field('user').value = button.dataset.user;
    password.value = button.dataset.password;
    field('sign-in').focus();
  });
const form = field('sign-in').form;
let isSent = false;
let isWaiting = false;
form.addEventListener('submit', (event) => {
  isWaiting = !navigator.onLine;
  field('offline').hidden = !isWaiting;
  if (isWaiting || isSent) {
    event.preventDefault();
    return;
  }
  isSent = true;
  setShown(false);
});
addEventListener('online', () => {
  field('offline').hidden = true;
  if (isWaiting) form.requestSubmit();
});
addEventListener('pageshow', () => {
  isSent = false;
});
`;

/** Confirms a sign-out that the user has asked for a moment ago. */
const LOGOUT = `const button = document.getElementById('sign-out');
if (button instanceof HTMLButtonElement) button.form.requestSubmit(button);
`;

/** Scripts of the backend's own pages by their file name. */
export const PAGE_SCRIPTS: Readonly<Record<string, string>> = {
  'continue.js': CONTINUE,
  'login.js': LOGIN,
  'logout.js': LOGOUT,
};
