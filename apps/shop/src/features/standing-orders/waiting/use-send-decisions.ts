import {
  putOccurrenceLines,
  resetOccurrenceLines,
  ResponseError,
  skipOccurrence,
  unskipOccurrence,
  type Client,
} from '@gastroshop/api-client';
import { useLocale } from '@gastroshop/i18n/react';
import { useSendWhenOnline } from '@gastroshop/storefront/offline';
import { type ShopScope, useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureText } from '../data/failure-text';
import { lineBody } from '../data/line-body';
import { ofCustomer, standingKey } from '../data/standing-queries';
import { shortDay } from '../words/rhythm-words';
import { useDecisions } from './use-decisions';
import type { WaitingDecision } from './waiting-decision';

/** Tells the shop what was decided: first what comes, then whether it comes. Twice is no different from once. */
const send = async (
  client: Client,
  scope: ShopScope,
  { standingOrderId, date, lines, skips }: WaitingDecision,
): Promise<void> => {
  const where = { ...ofCustomer(scope), standingOrderId, date };
  if (lines === 'AS_USUAL') await resetOccurrenceLines(client, where);
  else if (lines !== undefined)
    await putOccurrenceLines(client, { ...where, body: { lines: lines.map(lineBody) } });
  if (skips === true) await skipOccurrence(client, where);
  if (skips === false) await unskipOccurrence(client, where);
};

/** The shop has said no. A session that has ended says nothing of the decision. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ResponseError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

/** Whether this page is sending already, whichever part of it has begun. */
let isUnderWay = false;

/**
 * Sends what was decided without a network, as soon as there is one. The shop judges when it arrives: what comes too late is
 * told, and shown as it is.
 */
export const useSendDecisions = (): void => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { decisions, store } = useDecisions();
  const sendAll = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      for (const decision of store.decisions()) {
        const facts = { name: decision.name, day: shortDay(decision.day, locale) };
        try {
          await send(client, scope, decision);
          store.remove(decision);
        } catch (error) {
          if (!isRefusal(error)) return;
          store.remove(decision);
          toasts.say({ tone: 'error', title: t('decisionRefused', facts), text: t(failureText(error)) });
        }
        await queryClient.invalidateQueries({ queryKey: standingKey(scope) });
      }
    } finally {
      isUnderWay = false;
    }
  };
  useSendWhenOnline(decisions.map(({ at }) => at).join(' '), () => void sendAll());
};
