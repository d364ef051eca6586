import { defineTexts } from '@gastroshop/i18n';

/** What sharing a template says. */
export const shareTexts = defineTexts('storefront-template-share', {
  de: {
    title: '{{name}} teilen',
    userName: 'Benutzername',
    hint: 'Meist zwei Buchstaben und sechs Ziffern, zum Beispiel az100002.',
    share: 'Teilen',
    sharedWith: 'Geteilt mit',
    nobody: 'Diese Vorlage sehen nur Sie.',
    unshare: 'Nicht mehr mit {{name}} teilen',
    mayShareOn: 'Wer die Vorlage bekommt, kann daraus bestellen, sie kopieren und weitergeben.',
    mayNotShareOn: 'Wer die Vorlage bekommt, kann daraus bestellen und sie kopieren, aber nicht ändern.',
  },
  en: {
    title: 'Share {{name}}',
    userName: 'User name',
    hint: 'Usually two letters and six digits, for example az100002.',
    share: 'Share',
    sharedWith: 'Shared with',
    nobody: 'Only you see this template.',
    unshare: 'Stop sharing with {{name}}',
    mayShareOn: 'Whoever you share the template with can order from it, copy it and share it on.',
    mayNotShareOn: 'Whoever you share the template with can order from it and copy it, but not change it.',
  },
});
