import { customerQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconArrowLeft, IconArrowRight, IconCheck, IconHelpCircle } from '@gastroshop/ui/icons';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnchecked, isWaiting } from '../lines/next-waiting';
import { padSums } from '../lines/pad-sums';
import { KindLine } from './kind-line';
import { OpenStep } from './open-step';
import styles from './steps.module.css';
import { type StepInput, useStepActions } from './use-step-actions';

/** What the screens take. */
export interface StepFlowProps extends StepInput {
  readonly onClose: () => void;
}

/** On phones: settles a list line by line, then kind by kind, each on a screen of its own. */
export const StepFlow = ({ onClose, ...input }: StepFlowProps): ReactNode => {
  const { lines, context } = input;
  const { t } = useTranslation('order-pad-steps');
  const { t: words } = useTranslation('order-pad');
  const { t: groups } = useTranslation('order-pad-groups');
  const { client, gateway } = useShop();
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const actions = useStepActions(input);
  const { step, later } = actions;
  const waiting = lines.filter((line) => isWaiting(line) && !later.has(line.row.id));
  const [most, setMost] = useState(waiting.length);
  if (waiting.length > most) setMost(waiting.length);
  const { ready, toConfirm } = padSums(lines);
  const place = Math.min(most, most - waiting.length + 1);
  const checking = lines.some(isUnchecked);
  const open = step?.kind === 'OPEN' ? step.lines[0] : undefined;
  const next = waiting.find((line) => line.state === 'OPEN' && line.row.id !== open?.row.id)?.row;
  const headline =
    step === undefined
      ? t(checking ? 'checking' : 'done')
      : step.kind === 'OPEN'
        ? t('open', { place, total: most })
        : t('toConfirm', { count: step.lines.length, total: Math.max(toConfirm, step.lines.length) });
  return (
    <Modal
      opened
      onClose={onClose}
      size="full"
      flush
      title={
        <span className={styles['head']}>
          <span className={styles['headline']}>
            {headline}
            <span className={styles['customer']}>
              {[customer?.displayName, customer?.customerAddress?.city].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className={styles['ready']}>
            <IconCheck size={18} stroke={2} />
            {words('ready', { count: ready })}
          </span>
        </span>
      }
      footer={
        <>
          {(open !== undefined || actions.canGoBack) && (
            <Button
              size="large"
              icon={<IconArrowLeft size={20} />}
              disabled={!actions.canGoBack}
              onClick={actions.back}
            >
              {t('back')}
            </Button>
          )}
          {step === undefined ? (
            <Button size="large" variant="filled" onClick={onClose}>
              {t('toPad')}
            </Button>
          ) : step.kind === 'OPEN' ? (
            <Button
              size="large"
              iconAfter={<IconArrowRight size={20} />}
              onClick={() => {
                actions.putOff(step.ids);
              }}
            >
              {t('later')}
            </Button>
          ) : (
            <Button
              size="large"
              variant="filled"
              icon={<IconCheck size={20} />}
              onClick={() => {
                actions.settleAll(step);
              }}
            >
              {t('all', { count: step.lines.length })}
            </Button>
          )}
        </>
      }
    >
      <progress
        className={styles['progress']}
        max={most}
        value={step === undefined ? most : place}
        aria-label={headline}
      />
      {open !== undefined && (
        <OpenStep
          key={open.row.id}
          line={open}
          after={next && (next.text ?? next.article).trim()}
          context={context}
          onTake={(remedy) => {
            actions.take(open, remedy);
          }}
          onAmount={(amount) => {
            actions.takeAmount(open, amount);
          }}
          onRemove={() => {
            actions.remove(open);
          }}
        />
      )}
      {step !== undefined && step.kind !== 'OPEN' && (
        <>
          <div className={styles['kind']}>
            <h3 className={styles['question']} data-tone="warning">
              <IconHelpCircle size={22} stroke={2} />
              {groups(`title_${step.kind}`)}
            </h3>
            <p className={styles['quiet']}>{groups(`why_${step.kind}`)}</p>
          </div>
          {step.lines.map((line) => (
            <KindLine
              key={line.row.id}
              line={line}
              context={context}
              onWrite={(field, value) => {
                actions.write(line, field, value);
              }}
              onLeave={actions.endWriting}
              onSettle={() => {
                actions.settle(line);
              }}
            />
          ))}
        </>
      )}
    </Modal>
  );
};
