/** Shows all stories that follow in a language, a scheme and a tenant's theme. */
export const setLook = (locale: string, scheme: string, theme: string): void => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('no Storybook here');
  // Axe is run by the check itself, with the rules and at the moment it chooses.
  channel.emit('updateGlobals', { globals: { locale, scheme, theme, a11y: { manual: true } } });
};
