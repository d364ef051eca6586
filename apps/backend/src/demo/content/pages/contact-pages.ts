import type { ContactPerson, Contacts, ContentForm, ContentPage } from '@gastroshop/api-contract';
import type { ContentContext } from '../content-context';
import type { Localize } from '../localize';

const person = (
  { branch }: ContentContext,
  key: string,
  name: string,
  role: string,
  extension: number,
): ContactPerson => ({
  key,
  name,
  role,
  email: `${key}@${branch.mail.split('@')[1] ?? 'demo.example'}`,
  landlineNumber: `${branch.telephone}-${extension}`,
});

/** The people of the branch. */
export const contactsOf = (at: ContentContext, say: Localize): Contacts => ({
  departments: [
    {
      id: 'verkauf',
      name: say('Verkauf', 'Sales'),
      active: true,
      members: [
        person(at, 'verkauf-1', 'Michael Winkler', say('Außendienst Pinzgau', 'Sales representative'), 21),
        person(at, 'verkauf-2', 'Eva Brunner', say('Großkunden', 'Key accounts'), 22),
      ],
    },
    {
      id: 'bestellannahme',
      name: say('Bestellannahme', 'Order desk'),
      active: true,
      members: [
        person(at, 'bestellung', 'Maria Auer', say('Leitung Bestellannahme', 'Head of order desk'), 10),
      ],
    },
    {
      id: 'it',
      name: say('Onlineshop', 'Online shop'),
      active: true,
      members: [
        person(at, 'shop', 'Lukas Berger', say('Hilfe zum Onlineshop', 'Help with the online shop'), 44),
      ],
    },
  ],
});

/** The form of the contact page. */
export const contactForm = ({ branch }: ContentContext, say: Localize): ContentForm => ({
  id: 'kontakt',
  key: 'kontakt',
  adminContact: branch.mail,
  receivers: [branch.mail],
  fields: [
    { label: say('Name', 'Name'), required: true, type: 'textInput', textInput: { multiline: false } },
    {
      label: say('E-Mail', 'E-mail'),
      required: true,
      type: 'textInput',
      textInput: {
        multiline: false,
        regexPattern: '^[^@ ]+@[^@ ]+$',
        regexLabel: say('Bitte eine E-Mail-Adresse eingeben', 'Please enter an e-mail address'),
      },
    },
    {
      label: say('Postleitzahl', 'Post code'),
      required: false,
      type: 'textInput',
      textInput: {
        multiline: false,
        regexPattern: '^[0-9]{4}$',
        regexLabel: say('Vier Ziffern', 'Four digits'),
      },
    },
    {
      label: say('Anliegen', 'Subject'),
      required: true,
      type: 'choiceInput',
      choiceInput: {
        choiceType: 'SELECT',
        choices: [
          say('Kunde werden', 'Become a customer'),
          say('Reklamation', 'Complaint'),
          say('Anderes', 'Something else'),
        ],
      },
    },
    {
      label: say('Sind Sie schon unser Kunde?', 'Are you a customer already?'),
      required: false,
      type: 'choiceInput',
      choiceInput: { choiceType: 'RADIO', choices: [say('Ja', 'Yes'), say('Noch nicht', 'Not yet')] },
    },
    {
      label: say('Rückruf gewünscht', 'Please call back'),
      required: false,
      type: 'choiceInput',
      choiceInput: { choiceType: 'CHECK', choices: [say('Ja', 'Yes')] },
    },
    {
      label: say('Nachricht', 'Message'),
      required: true,
      type: 'textInput',
      textInput: {
        multiline: true,
        placeholder: say('Was können wir für Sie tun?', 'What can we do for you?'),
      },
    },
  ],
});

/** The page with the form. */
export const contactPage = (at: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Kontakt', 'Contact') },
  introBlock: { title: say('Schreiben Sie uns', 'Write to us') },
  blocks: [
    { kind: 'formBlock', id: 'form', form: contactForm(at, say) },
    {
      kind: 'contact',
      id: 'person',
      title: say('Oder rufen Sie an', 'Or call us'),
      person: person(at, 'bestellung', 'Maria Auer', say('Bestellannahme', 'Order desk'), 10),
    },
  ],
});

/** The page to sign up for mails. */
export const newsletterPage = (_at: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Newsletter', 'Newsletter') },
  introBlock: { title: say('Angebote per E-Mail', 'Offers by e-mail') },
  blocks: [
    {
      kind: 'crmForm',
      id: 'crm',
      text: say('Einmal pro Woche, jederzeit abbestellbar.', 'Once a week, cancel any time.'),
      interests: [
        { key: 'offers', label: say('Aktionen', 'Offers') },
        { key: 'fair', label: say('Messe', 'Fair') },
        { key: 'recipes', label: say('Rezepte', 'Recipes') },
      ],
    },
  ],
});
