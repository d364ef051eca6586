import { Popover } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconInfoCircle } from '../icons';
import { MantineScope } from '../theme';
import '@mantine/core/styles/Popover.layer.css';
import styles from './price-explanation-button.module.css';
import { PriceExplanation, type PriceExplanationProps } from './price-explanation';

/** Opens the explanation of a price; stands beside the price, for those who may see it. */
export const PriceExplanationButton = (props: PriceExplanationProps): ReactNode => {
  const { t } = useTranslation('ui-price');
  const [open, setOpen] = useState(false);
  const titleId = useId();
  return (
    <MantineScope>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-end"
        trapFocus
        returnFocus
        shadow="none"
        width={320}
      >
        <Popover.Target>
          <button
            type="button"
            className={styles['button']}
            aria-label={t('explain')}
            onClick={() => {
              setOpen(!open);
            }}
          >
            <IconInfoCircle size={16} />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles['dropdown'] ?? ''} aria-labelledby={titleId}>
          <div className={styles['head']}>
            <h2 id={titleId} className={styles['title']}>
              {t('explanation')}
            </h2>
            <button
              type="button"
              className={styles['close']}
              onClick={() => {
                setOpen(false);
              }}
            >
              {t('close')}
            </button>
          </div>
          <PriceExplanation {...props} />
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  );
};
