/**
 * Goes on from the page a sign-on ends on. The provider sent the browser here from another site, so strict cookies are
 * not sent along yet; an address this page itself goes to is same-site again.
 */
const CONTINUE = `const link = document.getElementById('continue');
if (link instanceof HTMLAnchorElement) location.replace(link.href);
`;

/** Fills in the demonstration account that was clicked. */
const LOGIN = `const field = (id) => document.getElementById(id);
for (const button of document.querySelectorAll('button[data-user]'))
  button.addEventListener('click', () => {
    field('user').value = button.dataset.user;
    field('password').value = button.dataset.password;
    field('sign-in').focus();
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
