import { testTexts } from '@gastroshop/i18n/testing';
import { ShopUiProvider } from '@gastroshop/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import source from '../examples/price.ts?raw';
import { PriceExample } from './price-example';

it('copies the module that runs, asked what the reader asked, and says so', async () => {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={testTexts('en-GB')}>
      <ShopUiProvider>
        <PriceExample />
      </ShopUiProvider>
    </I18nextProvider>,
  );
  const result = screen.getByRole('group', { name: 'Result of price.ts' });
  expect(result).toHaveTextContent('€ 159,84');
  const amount = within(result).getByRole('textbox');
  await user.clear(amount);
  await user.type(amount, '5{Enter}');
  expect(result).toHaveTextContent('€ 257,40');
  await user.click(screen.getByRole('button', { name: 'Copy price.ts' }));
  expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${source.trimEnd()}\n\nconsole.log(price(5, 12));\n`);
});
