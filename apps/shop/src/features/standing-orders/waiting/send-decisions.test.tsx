import { storageKey } from '@gastroshop/identity';
import {
  answeringFetch,
  type FakeAnswer,
  renderShop,
  sentRequests,
  TEST_SCOPE,
} from '@gastroshop/storefront/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendDecisions } from './send-decisions';
import type { WaitingDecision } from './waiting-decision';

const KEY = storageKey(`standing-decisions-${TEST_SCOPE.userId}`, TEST_SCOPE);
const PATH = '/v1/t/AZ/my/standing-orders/s1/occurrences/2026-12-01';
const decision = (more: Partial<WaitingDecision>): WaitingDecision => ({
  standingOrderId: 's1',
  name: 'Milch',
  date: '2026-12-01',
  day: '2026-12-01',
  at: 1,
  ...more,
});

/** What an earlier page, or another tab, has decided. */
const decide = (...decisions: readonly WaitingDecision[]): void => {
  localStorage.setItem(KEY, JSON.stringify(decisions));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
};
const occurrence = {
  date: '2026-12-01',
  state: 'SKIPPED',
  positions: 0,
  questions: [],
  leftOut: [],
  orderedAlready: [],
};

const show = (answer: FakeAnswer = occurrence) => {
  const fetch = answeringFetch((path) => (path.includes(PATH) ? answer : undefined));
  const onWaiting = vi.fn<(count: number) => void>();
  renderShop(<SendDecisions onWaiting={onWaiting} />, { fetch });
  return {
    onWaiting,
    sent: () => sentRequests(fetch).flatMap(({ call }) => (call.includes(PATH) ? [call] : [])),
  };
};

beforeEach(() => {
  onlineManager.setOnline(false);
});
afterEach(() => {
  onlineManager.setOnline(true);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('decisions about standing orders beside the pages', () => {
  it('are sent once there is a network, what comes before whether it comes', async () => {
    const { onWaiting, sent } = show();
    act(() => {
      decide(decision({ lines: 'AS_USUAL', skips: true }));
    });
    expect(onWaiting).toHaveBeenLastCalledWith(1);
    expect(sent()).toEqual([]);
    act(() => {
      onlineManager.setOnline(true);
    });
    await waitFor(() => {
      expect(onWaiting).toHaveBeenLastCalledWith(0);
    });
    expect(sent()).toEqual([`DELETE ${PATH}/lines`, `POST ${PATH}/skip`]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('that come too late are told, and not tried again', async () => {
    const { onWaiting, sent } = show(409);
    act(() => {
      decide(decision({ skips: true }));
      onlineManager.setOnline(true);
    });
    await screen.findByText('Milch, Di, 1. Dez.: nicht übernommen');
    expect(onWaiting).toHaveBeenLastCalledWith(0);
    expect(sent()).toHaveLength(1);
  });

  // A token that is refused is asked for once more.
  it.each([
    [503, 1],
    [401, 2],
  ])('stay where they are where the answer is %i', async (status, calls) => {
    const { onWaiting, sent } = show(status);
    act(() => {
      decide(decision({ skips: true }));
      onlineManager.setOnline(true);
    });
    await waitFor(() => {
      expect(sent()).toHaveLength(calls);
    });
    expect(onWaiting).toHaveBeenLastCalledWith(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
