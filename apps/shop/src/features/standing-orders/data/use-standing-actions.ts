import {
  pauseStandingOrder,
  putOccurrenceLines,
  putStandingOrder,
  resetOccurrenceLines,
  ResponseError,
  resumeStandingOrder,
  skipOccurrence,
  stopStandingOrder,
  submitOccurrence,
  unskipOccurrence,
} from '@gastroshop/api-client';
import type {
  StandingOccurrence,
  StandingOrder,
  StandingOrderLine,
  StandingOrderUpdate,
} from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKeepDecision } from '../waiting/use-decisions';
import { type FailureText, failureText } from './failure-text';
import { lineBody } from './line-body';
import { ofCustomer, standingKey, standingOrderQuery } from './standing-queries';

/** A standing order as it can be sent back. */
export const updateOf = (standing: StandingOrder): StandingOrderUpdate => {
  const { name, rhythm, from, until, deliveryAddressExternalId, unloadingArea } = standing;
  const { mode, closedDays, guards, remindHours, version, lines } = standing;
  return {
    name,
    rhythm,
    from,
    until,
    deliveryAddressExternalId,
    unloadingArea,
    mode,
    closedDays,
    guards,
    remindHours,
    version,
    lines: lines.map(lineBody),
  };
};

/** One time it comes, to be ordered now. */
export interface OccurrenceToOrder {
  readonly date: string;
  readonly withoutSkus?: readonly string[] | undefined;
}

/** One time it comes, and whether it is left out. */
export interface SkipOfOccurrence {
  readonly occurrence: StandingOccurrence;
  readonly skips: boolean;
}

/** One time it comes, and what comes then. */
export interface LinesOfOccurrence {
  readonly occurrence: StandingOccurrence;
  /** Missing: as each time. */
  readonly lines: readonly StandingOrderLine[] | undefined;
}

/** What can be done with a standing order. What is shown is what the backend answers. */
export const useStandingActions = (standing: StandingOrder) => {
  const { t } = useTranslation('standing-orders');
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const where = { ...ofCustomer(scope), standingOrderId: standing.id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: standingKey(scope) });
  const sayFailed = async (text: FailureText) => {
    toasts.say({ tone: 'error', title: t(text) });
    await refresh();
  };
  const onError = (error: unknown) => sayFailed(failureText(error));
  const onSuccess = async (changed: StandingOrder) => {
    queryClient.setQueryData(standingOrderQuery(client, scope, standing.id).queryKey, changed);
    await refresh();
  };
  const save = useMutation({
    mutationFn: (change: Partial<StandingOrderUpdate>) =>
      putStandingOrder(client, { ...where, body: { ...updateOf(standing), ...change } }),
    onSuccess,
    onError,
  });
  const pause = useMutation({
    mutationFn: (until: string | undefined) =>
      pauseStandingOrder(client, { ...where, pause: until === undefined ? {} : { until } }),
    onSuccess,
    onError,
  });
  const resume = useMutation({
    mutationFn: () => resumeStandingOrder(client, where),
    onSuccess,
    onError,
  });
  const stop = useMutation({ mutationFn: () => stopStandingOrder(client, where), onSuccess, onError });
  const keep = useKeepDecision(standing);
  const decide = useMutation({
    mutationFn: ({ occurrence: { date }, skips }: SkipOfOccurrence) =>
      skips ? skipOccurrence(client, { ...where, date }) : unskipOccurrence(client, { ...where, date }),
    onSuccess: refresh,
    onError: (error, { occurrence, skips }) => {
      if (error instanceof ResponseError) return onError(error);
      // The network has gone on the way: whether it arrived nobody knows, and twice is no different from once.
      keep(occurrence, { skips });
      return undefined;
    },
  });
  const setLines = useMutation({
    mutationFn: ({ occurrence: { date }, lines }: LinesOfOccurrence) =>
      lines === undefined
        ? resetOccurrenceLines(client, { ...where, date })
        : putOccurrenceLines(client, { ...where, date, body: { lines: lines.map(lineBody) } }),
    onSuccess: refresh,
    onError: (error, { occurrence, lines }) => {
      if (!(error instanceof ResponseError)) {
        keep(occurrence, { lines: lines ?? 'AS_USUAL' });
        return undefined;
      }
      const text = failureText(error);
      return sayFailed(text === 'failedDay' ? 'failedLines' : text);
    },
  });
  const submit = useMutation({
    mutationFn: ({ date, withoutSkus = [] }: OccurrenceToOrder) =>
      submitOccurrence(client, { ...where, date, submission: { withoutSkus } }),
    onSuccess: refresh,
    onError,
  });
  return { save, pause, resume, stop, decide, setLines, submit, keep };
};

/** See {@link useStandingActions}. */
export type StandingActions = ReturnType<typeof useStandingActions>;
