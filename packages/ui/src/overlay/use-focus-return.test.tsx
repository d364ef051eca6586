import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return';

const Dialog = ({ opened }: { readonly opened: boolean }): ReactNode => {
  useFocusReturn(opened);
  return <button ref={(button) => button?.focus()}>Inside</button>;
};

const Page = ({ opened }: { readonly opened: boolean }): ReactNode => {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setShown(!shown);
        }}
      >
        Opener
      </button>
      <button>Other</button>
      {shown && <Dialog opened={opened} />}
    </>
  );
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the focus after a dialog', () => {
  it('goes back to what opened it', async () => {
    render(<Page opened />);
    button('Opener').focus();
    fireEvent.click(button('Opener'));
    expect(button('Inside')).toHaveFocus();
    fireEvent.click(button('Opener'));
    await waitFor(() => {
      expect(button('Opener')).toHaveFocus();
    });
  });

  it('stays where somebody has put it meanwhile', async () => {
    render(<Page opened />);
    button('Opener').focus();
    fireEvent.click(button('Opener'));
    button('Other').focus();
    fireEvent.click(button('Opener'));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Inside' })).toBeNull();
    });
    expect(button('Other')).toHaveFocus();
  });
});
