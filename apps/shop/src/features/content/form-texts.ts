import { defineTexts } from '@gastroshop/i18n';

/** What the shop says about sending forms. */
export const formPageTexts = defineTexts('shop-form', {
  de: {
    sent: 'Danke, Ihre Nachricht ist bei uns. Wir melden uns bei Ihnen.',
    signedUp: 'Danke, Sie sind angemeldet.',
    again: 'Noch eine Nachricht',
    noAnswer:
      'Wir sind gerade nicht erreichbar. Was Sie geschrieben haben, bleibt hier: Bitte senden Sie es noch einmal, sobald Sie wieder verbunden sind. Es kommt nur einmal an.',
    signInToSend: 'Zum Absenden melden Sie sich bitte an. Was Sie geschrieben haben, bleibt hier.',
    signIn: 'Anmelden',
    confirm:
      'Bitte beantworten Sie noch die Sicherheitsabfrage. Danach wird Ihre Nachricht von selbst gesendet.',
    noCaptcha:
      'Die Sicherheitsabfrage ließ sich nicht laden. Was Sie geschrieben haben, bleibt hier: Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
    gone: 'Dieses Formular gibt es nicht mehr. Bitte rufen Sie uns an.',
    notSent: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    signUp: 'Anmelden',
    signUpForm: 'Newsletter',
  },
  en: {
    sent: 'Thank you, your message has arrived. We will be in touch.',
    signedUp: 'Thank you, you are signed up.',
    again: 'Another message',
    noAnswer:
      'We cannot be reached at the moment. What you have written stays here: please send it again once you are connected. It will arrive only once.',
    signInToSend: 'Please sign in to send this. What you have written stays here.',
    signIn: 'Sign in',
    confirm: 'Please answer the security check. Your message is then sent automatically.',
    noCaptcha:
      'The security check could not be loaded. What you have written stays here: please try again, or give us a call.',
    gone: 'This form is no longer available. Please give us a call.',
    notSent: 'The form could not be sent. Please try again.',
    signUp: 'Sign up',
    signUpForm: 'Newsletter',
  },
});
