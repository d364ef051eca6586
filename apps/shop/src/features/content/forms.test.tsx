import type { ContentForm as FormOfPage } from '@gastroshop/api-contract';
import { renderInApp } from '@gastroshop/app-shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeEnvironment } from '../../testing/fake-environment';
import { ContentForm } from './content-form';
import { CrmForm } from './crm-form';

/** Work that is done with the first try. */
const siteKey = {
  siteKey: 'proof-of-work',
  captcha: {
    kind: 'PROOF_OF_WORK',
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '00',
        salt: '00',
        cost: 1,
        keyLength: 32,
        keyPrefix: '',
      },
      signature: '00',
    },
  },
};

const backend = (submission: number | object) =>
  fakeEnvironment((path) => {
    if (path.endsWith('/cms/form/sitekey')) return siteKey;
    return path.includes('/form/submit') ? submission : undefined;
  });

afterEach(() => {
  sessionStorage.clear();
});

describe('a form of a page', () => {
  const form: FormOfPage = {
    id: 'kontakt',
    fields: [{ type: 'textInput', label: 'Name', required: true, textInput: { multiline: false } }],
  };

  it('thanks whoever sent it, and is empty for the next message', async () => {
    renderInApp(<ContentForm form={form} title="Kontakt" />, {
      environment: backend({}),
    });
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Anna');
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Noch eine Nachricht' }));
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays as it is filled in when it could not be sent', async () => {
    renderInApp(<ContentForm form={form} title={undefined} />, {
      environment: backend(500),
    });
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Anna');
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht gesendet werden');
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Anna');
  });

  it('says so when the service of its captcha cannot be reached', async () => {
    const captcha = { kind: 'HOSTED', scriptUrl: 'https://captcha.example/api.js' };
    const environment = fakeEnvironment((path) =>
      path.endsWith('/cms/form/sitekey') ? { siteKey: 'site', captcha } : undefined,
    );
    renderInApp(<ContentForm form={form} title={undefined} />, { environment });
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Anna');
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Die Sicherheitsabfrage ließ sich nicht laden',
    );
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Anna');
    expect(environment.asked.filter((path) => path.includes('/submit'))).toEqual([]);
  });
});

it('the sign-up asks for who one is, and thanks', async () => {
  const interests = [{ key: 'wine', label: 'Wein' }];
  const environment = backend({});
  renderInApp(<CrmForm block={{ kind: 'crmForm', interests }} />, { environment });
  await userEvent.type(screen.getByRole('textbox', { name: /E-Mail/ }), 'anna');
  await userEvent.type(screen.getByRole('textbox', { name: /Vorname/ }), 'Anna');
  await userEvent.type(screen.getByRole('textbox', { name: /Nachname/ }), 'Huber');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wein' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
  expect(environment.asked.filter((path) => path.includes('/submit'))).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /E-Mail/ }), '@gasthof.at');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Danke, Sie sind angemeldet.')).toBeVisible();
});
