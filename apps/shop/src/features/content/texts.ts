import { defineTexts } from '@gastroshop/i18n';

/** What the pages of content say themselves. */
export const contentPageTexts = defineTexts('shop-content', {
  de: {
    home: 'Start',
    contacts: 'Kontakte',
    personal: 'Ihr persönlicher Kontakt',
    writeToUs: 'Schreiben Sie uns',
    noContacts: 'Hier steht bald, wer für Sie da ist',
    jobs: 'Jobs',
    jobsFound_one: '{{count}} offene Stelle',
    jobsFound_other: '{{count}} offene Stellen',
    noJobs: 'Derzeit keine offenen Stellen',
    noJobsText: 'Schauen Sie bald wieder vorbei, oder schreiben Sie uns einfach.',
    allJobs: 'Alle Jobs',
    earlier: 'Vorige Artikel',
    later: 'Weitere Artikel',
  },
  en: {
    home: 'Home',
    contacts: 'Contacts',
    personal: 'Your personal contact',
    writeToUs: 'Write to us',
    noContacts: 'You will soon find your contacts here',
    jobs: 'Jobs',
    jobsFound_one: '{{count}} vacancy',
    jobsFound_other: '{{count}} vacancies',
    noJobs: 'No vacancies at the moment',
    noJobsText: 'Come back soon, or simply write to us.',
    allJobs: 'All jobs',
    earlier: 'Previous products',
    later: 'More products',
  },
});
