import { FetchError } from '@gastroshop/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { answeringFetch } from '../../testing/answering-fetch';
import { memoryStorage } from '../../testing/memory-storage';
import { renderShop } from '../../testing/render-shop';
import { TEST_WORK } from '../../testing/test-work';
import type { FormInput } from './form-draft';
import { type FormOptions, useForm } from './use-form';

const Form = (options: FormOptions): ReactNode => {
  const { values, change, result, busy, send } = useForm(options);
  return (
    <>
      <input
        aria-label="PLZ"
        value={values['PLZ']?.[0] ?? ''}
        onChange={({ target }) => {
          change('PLZ', target.value === '' ? [] : [target.value]);
        }}
      />
      <button type="button" onClick={send}>
        Absenden
      </button>
      <p role="status">{busy ? 'busy' : result?.kind}</p>
    </>
  );
};

const fetch = answeringFetch((path) =>
  path === '/v1/cms/form/sitekey'
    ? { siteKey: 'proof-of-work', captcha: { kind: 'PROOF_OF_WORK', challenge: TEST_WORK } }
    : undefined,
);

describe('a form that is filled in', () => {
  it('keeps what was typed over a reload and a broken connection, and lets it go once it was sent', async () => {
    const user = userEvent.setup();
    const storage = memoryStorage();
    const submit = vi
      .fn<(values: FormInput, token: string) => Promise<void>>()
      .mockRejectedValueOnce(new FetchError(new TypeError('offline')))
      .mockResolvedValueOnce();
    const first = renderShop(<Form formId="f" storage={storage} submit={submit} />, { fetch });
    await user.type(screen.getByRole('textbox'), '5700');
    first.unmount();

    const second = renderShop(<Form formId="f" storage={storage} submit={submit} />, { fetch });
    expect(screen.getByRole('textbox')).toHaveValue('5700');
    await user.click(screen.getByRole('button'));
    await screen.findByText('NO_ANSWER');
    expect(screen.getByRole('textbox')).toHaveValue('5700');
    await user.click(screen.getByRole('button'));
    await screen.findByText('SENT');
    expect(submit.mock.calls.map(([values]) => values)).toEqual([{ PLZ: ['5700'] }, { PLZ: ['5700'] }]);
    // The same token: of the two at most one is taken.
    expect(submit.mock.calls[0]?.[1]).toBe(submit.mock.calls[1]?.[1]);

    second.unmount();
    renderShop(<Form formId="f" storage={storage} submit={submit} />, { fetch });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
