import { describe, expect, it } from 'vitest';
import { refusedAt } from '../testing/refused-at';
import { CHOICE_TYPES, contentFormSchema, formFieldSchema } from './form';
import {
  CAPTCHA_KINDS,
  crmFormSubmissionSchema,
  formSiteKeySchema,
  formSubmissionSchema,
} from './form-submission';

const text = { label: 'PLZ', required: true, type: 'textInput', textInput: { multiline: false } };
const choice = {
  label: 'Interesse',
  required: false,
  type: 'choiceInput',
  choiceInput: { choiceType: 'RADIO', choices: ['Ja', 'Nein'] },
};

describe('CMS-2: form field rules', () => {
  it('a text field may have a pattern with the words to show beside it', () => {
    const field = {
      ...text,
      textInput: {
        multiline: true,
        placeholder: '5700',
        regexPattern: '^[0-9]{4}$',
        regexLabel: 'Vier Ziffern',
      },
    };
    expect(formFieldSchema.parse(field)).toEqual(field);
  });

  it.each(['SELECT', 'RADIO', 'CHECK'])('choices are offered as %s', (choiceType) => {
    const field = { ...choice, choiceInput: { choiceType, choices: ['Ja'], placeholder: 'Bitte wählen' } };
    expect(formFieldSchema.parse(field)).toEqual(field);
    expect(CHOICE_TYPES).toContain(choiceType);
  });

  it.each([
    ['a field that does not say whether it is required', { ...text, required: undefined }, 'required'],
    ['a field without label', { ...text, label: undefined }, 'label'],
    ['a text field without its input', { ...text, textInput: undefined }, 'textInput'],
    ['a choice field without its input', { ...choice, choiceInput: undefined }, 'choiceInput'],
    [
      'a choice offered otherwise',
      { ...choice, choiceInput: { choiceType: 'LIST', choices: [] } },
      'choiceInput.choiceType',
    ],
    ['a field of another type', { ...text, type: 'fileInput' }, 'type'],
  ])('refuses %s', (_what, field, path) => {
    expect(refusedAt(formFieldSchema, field)).toEqual([path]);
  });

  it('a form has an id and fields', () => {
    expect(
      refusedAt(contentFormSchema, {
        id: 'f',
        key: 'k',
        adminContact: 'a',
        receivers: ['r'],
        fields: [text, choice],
      }),
    ).toEqual([]);
    expect(refusedAt(contentFormSchema, {})).toEqual(['id', 'fields']);
  });
});

describe('filled-in forms', () => {
  const filled = { captchaToken: 't', formId: 'f', lines: [{ label: 'PLZ', values: ['5700'] }] };
  const signUp = {
    captchaToken: 't',
    email: 'a@b.at',
    firstName: 'Anna',
    lastName: 'Huber',
    interests: [{ key: 'wine', label: 'Wein' }],
  };

  it('are taken', () => {
    expect(refusedAt(formSubmissionSchema, filled)).toEqual([]);
    expect(refusedAt(crmFormSubmissionSchema, { ...signUp, company: 'Gasthof Post' })).toEqual([]);
  });

  it('are refused at the field that is wrong', () => {
    expect(
      refusedAt(formSubmissionSchema, { ...filled, lines: [{ label: 'PLZ', values: ['x'.repeat(5001)] }] }),
    ).toEqual(['lines.0.values.0']);
    expect(
      refusedAt(formSubmissionSchema, {
        ...filled,
        lines: Array.from({ length: 301 }, () => filled.lines[0]),
      }),
    ).toEqual(['lines']);
    expect(refusedAt(formSubmissionSchema, {})).toEqual(['captchaToken', 'formId', 'lines']);
    expect(refusedAt(crmFormSubmissionSchema, { ...signUp, email: 'a', newsletter: true })).toEqual([
      'email',
      '',
    ]);
  });
});

describe('the captcha of a form', () => {
  const parameters = { algorithm: 'SHA-256', nonce: 'a', salt: 'b', cost: 1, keyLength: 32, keyPrefix: '00' };

  it('is a key for old clients, and says how it is done for others', () => {
    expect(CAPTCHA_KINDS).toEqual(['PROOF_OF_WORK', 'HOSTED']);
    expect(refusedAt(formSiteKeySchema, { siteKey: 'key' })).toEqual([]);
    const work = {
      kind: 'PROOF_OF_WORK',
      challenge: { parameters: { ...parameters, data: { endsAt: 1, who: 'a', is: true } }, signature: 'c' },
      expiresAt: '2026-11-20T13:00:00Z',
    };
    expect(formSiteKeySchema.parse({ siteKey: 'key', captcha: work })).toEqual({
      siteKey: 'key',
      captcha: work,
    });
    const hosted = { kind: 'HOSTED', scriptUrl: 'https://captcha.example/api.js' };
    expect(refusedAt(formSiteKeySchema, { siteKey: 'key', captcha: hosted })).toEqual([]);
  });

  it('of another kind, or with work nobody could do, is none', () => {
    expect(refusedAt(formSiteKeySchema, { siteKey: 'key', captcha: { kind: 'RIDDLE' } })).toEqual([
      'captcha.kind',
    ]);
    const challenge = { parameters: { ...parameters, cost: 0 }, signature: 'c' };
    expect(
      refusedAt(formSiteKeySchema, { siteKey: 'key', captcha: { kind: 'PROOF_OF_WORK', challenge } }),
    ).toEqual(['captcha.challenge.parameters.cost']);
  });
});
