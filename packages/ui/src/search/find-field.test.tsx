import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { sampleCompletion } from './completion.sample';
import { FindField } from './find-field';
import { LiveSearch } from './live-search.sample';

const nothing = () => undefined;
const header = (
  <LiveSearch
    value=""
    completion={sampleCompletion}
    shortcut
    renderControl={() => null}
    onChooseProduct={nothing}
    onChooseCategory={nothing}
    onSubmit={nothing}
    onValueChange={nothing}
  />
);

it('takes the key "/" and its hint from the search in the header, and gives them back', async () => {
  const user = userEvent.setup();
  const { rerender } = renderKit(
    <>
      {header}
      <FindField label="Im Warenkorb finden" value="" onChange={nothing} onEnter={nothing} />
    </>,
  );
  expect(screen.getAllByText('/')).toHaveLength(1);
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Im Warenkorb finden' })).toHaveFocus();
  await user.tab();
  rerender(header);
  await user.keyboard('/');
  expect(screen.getByRole('combobox', { name: 'Suche' })).toHaveFocus();
});

it('says how many were found, leads there by Enter, and is emptied by Escape', async () => {
  const onChange = vi.fn();
  const onEnter = vi.fn();
  renderKit(
    <FindField label="Finden" value="obers" found="4 von 31" onChange={onChange} onEnter={onEnter} />,
  );
  const field = screen.getByRole('searchbox', { name: 'Finden' });
  expect(field).toHaveAccessibleDescription('4 von 31');
  await userEvent.type(field, '{Enter}');
  expect(onEnter).toHaveBeenCalledOnce();
  await userEvent.type(field, '{Escape}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});
