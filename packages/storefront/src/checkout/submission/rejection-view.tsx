import { formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';
import { DifferencesTable } from './differences-table';
import type { SubmissionRejection } from './submission-rejection';
import { RejectionPanel } from './rejection-panel';
import styles from './submission-rejection.module.css';
import { useNames } from './use-names';

/** What the answer takes. */
export interface RejectionViewProps {
  readonly refusal: SubmissionRejection;
  readonly lines: readonly CheckoutLine[];
  /** The day that was wanted, YYYY-MM-DD. */
  readonly wantedDay: string | undefined;
  /** Puts the answer away. */
  readonly onBack: () => void;
  /** Confirms exactly these differences and orders. */
  readonly onConfirm: (confirmationToken: string) => void;
  /** Sends the same again: what was taken before is answered, and nothing ordered twice. */
  readonly onSendAgain: () => void;
  /** Orders for another day. */
  readonly onOrderFor: (day: string, frozen: boolean) => void;
  /** Takes articles out of the cart. */
  readonly onRemove: (skus: readonly string[]) => void;
  readonly onSetAmount: (sku: string, amount: number) => void;
}

/** An answer of the backend that is no order, as a tired buyer understands it, with one tap to go on. */
export const RejectionView = (props: RejectionViewProps): ReactNode => {
  const { refusal, lines, wantedDay, onBack, onConfirm, onSendAgain, onOrderFor, onRemove, onSetAmount } =
    props;
  const { t } = useTranslation('storefront-submission');
  const { t: say } = useTranslation('messages');
  const { locale } = useLocale();
  const { paths } = useGateway();
  const lineOf = (sku: string) => lines.find((line) => line.sku === sku);
  const nameOf = useNames(refusal, lines);
  const back = <Button onClick={onBack}>{t('backToDelivery')}</Button>;
  const toCart = (filled = false) => (
    <Button
      variant={filled ? 'filled' : 'outline'}
      render={({ className, children }) => (
        <Link className={className} href={paths.cart} onClick={onBack}>
          {children}
        </Link>
      )}
    >
      {t('backToCart')}
    </Button>
  );
  const go = (label: string, onClick: () => void) => (
    <Button variant="filled" onClick={onClick}>
      {label}
    </Button>
  );
  const inWords = (day: string) => formatLongDate(day, locale, { year: false });

  switch (refusal.kind) {
    case 'DIFFERENCES': {
      const { differences, confirmationToken } = refusal;
      return (
        <RejectionPanel
          title={t('differencesTitle')}
          text={t('differencesText')}
          ways={
            <>
              {go(t('confirm'), () => {
                onConfirm(confirmationToken);
              })}
              {toCart()}
            </>
          }
        >
          <DifferencesTable differences={differences} nameOf={nameOf} />
        </RejectionPanel>
      );
    }
    case 'DEADLINE_PASSED': {
      const { nextPossibleDay: next, frozen } = refusal;
      return (
        <RejectionPanel
          title={t('deadlineTitle')}
          text={
            next === undefined || wantedDay === undefined
              ? t('deadlineNever')
              : t('deadlineText', { day: inWords(wantedDay), next: inWords(next) })
          }
          ways={
            <>
              {next !== undefined &&
                go(t('orderFor', { day: inWords(next) }), () => {
                  onOrderFor(next, frozen);
                })}
              <Button onClick={onBack}>{t('otherDay')}</Button>
            </>
          }
        />
      );
    }
    case 'NOT_AVAILABLE': {
      const { skus } = refusal;
      return (
        <RejectionPanel
          title={t('notAvailableTitle')}
          text={t('notAvailableText')}
          ways={
            <>
              {go(t('removeAll'), () => {
                onRemove(skus);
              })}
              {toCart()}
            </>
          }
        >
          <ul className={styles['list']}>
            {skus.map((sku) => (
              <li key={sku}>{nameOf(sku)}</li>
            ))}
          </ul>
        </RejectionPanel>
      );
    }
    case 'AMOUNT_TOO_SMALL': {
      const { sku, smallestAmount } = refusal;
      const amount = formatAmount(smallestAmount, lineOf(sku)?.unit ?? '', locale);
      return (
        <RejectionPanel
          title={t('amountTitle')}
          text={say('invalidAmount', { sku, productName: nameOf(sku), minQty: smallestAmount })}
          ways={
            <>
              {go(t('raise', { amount }), () => {
                onSetAmount(sku, smallestAmount);
              })}
              {toCart()}
            </>
          }
        />
      );
    }
    case 'ORDER_FIXED':
      return <RejectionPanel title={t('fixedTitle')} text={t('fixedText')} ways={back} />;
    case 'ALREADY_ORDERED': {
      const { id, number, userName } = refusal.order;
      return (
        <RejectionPanel
          title={t('alreadyTitle')}
          text={
            userName === undefined ? t('alreadyText', { number }) : t('alreadyBy', { number, name: userName })
          }
          ordered
          ways={
            <Button
              variant="filled"
              render={({ className, children }) => (
                <Link className={className} href={paths.confirmation(id)} onClick={onBack}>
                  {children}
                </Link>
              )}
            >
              {t('showOrder')}
            </Button>
          }
        />
      );
    }
    case 'DAY_NOT_POSSIBLE':
      return (
        <RejectionPanel
          title={t('dayTitle')}
          text={t('dayText')}
          ways={
            <>
              {go(t('otherDay'), onBack)}
              {toCart()}
            </>
          }
        />
      );
    case 'PLAN_DAY': {
      const { sku, day, nextPossibleDay: next } = refusal;
      return (
        <RejectionPanel
          title={t('planTitle')}
          text={[
            day === undefined
              ? t('planNever', { name: nameOf(sku) })
              : t('planText', { name: nameOf(sku), day: inWords(day) }),
            next === undefined ? '' : t('planNext', { day: inWords(next) }),
          ].join(' ')}
          ways={
            <>
              {go(t('planAnew'), onBack)}
              {toCart()}
            </>
          }
        />
      );
    }
    case 'ORDER_VALUE_TOO_SMALL':
      return (
        <RejectionPanel
          title={t('valueTitle')}
          text={t('valueText')}
          ways={
            <>
              {toCart(true)}
              <Button onClick={onBack}>{t('otherDay')}</Button>
            </>
          }
        />
      );
    case 'CART_EMPTY':
      return <RejectionPanel title={t('emptyTitle')} text={t('emptyText')} ways={toCart(true)} />;
    case 'FORBIDDEN':
      return <RejectionPanel title={t('forbiddenTitle')} text={t('forbiddenText')} ways={toCart(true)} />;
    case 'ADDRESS_UNKNOWN':
      return <RejectionPanel title={t('addressTitle')} text={t('addressText')} ways={back} />;
    case 'FAIR':
      return <RejectionPanel title={t('unexpectedTitle')} text={t(refusal.reason)} ways={toCart(true)} />;
    case 'UNANSWERED':
      return (
        <RejectionPanel
          title={t('unansweredTitle')}
          text={t('unansweredText')}
          ordered
          ways={
            <>
              {go(t('sendAgain'), onSendAgain)}
              {back}
            </>
          }
        />
      );
    case 'UNEXPECTED':
      return <RejectionPanel title={t('unexpectedTitle')} text={t('unexpectedText')} ways={back} />;
  }
};
