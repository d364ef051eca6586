import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { renderInPreview } from '../testing/render-in-preview';
import { testEnvironment } from '../testing/test-environment';
import { useView } from './use-view';

const Controls = (): ReactNode => {
  const { view, changeView } = useView();
  return (
    <>
      <input
        type="checkbox"
        checked={view.marksHidden}
        onChange={(event) => {
          changeView({ marksHidden: event.target.checked });
        }}
      />
      <button
        type="button"
        onClick={() => {
          changeView({ day: '2026-12-24' });
        }}
      >
        {view.day ?? 'today'}
      </button>
      <output>{useLocation().search}</output>
    </>
  );
};

it('shows at once what was chosen, and keeps it all in the address', async () => {
  renderInPreview(
    <Controls />,
    testEnvironment(() => 404),
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  const atOnce: boolean[] = [];
  const look = () => atOnce.push(box.checked);
  document.addEventListener('click', look);
  // Both before the address has followed: the second must not take back the first.
  fireEvent.click(box);
  fireEvent.click(screen.getByRole('button'));
  document.removeEventListener('click', look);
  expect(atOnce).toEqual([true, true]);
  expect(screen.getByRole('button')).toHaveTextContent('2026-12-24');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('?hidden=marked&day=2026-12-24');
  });
  expect(box).toBeChecked();
});
