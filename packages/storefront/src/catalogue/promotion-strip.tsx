import type { Promotion } from '@gastroshop/api-contract';
import { IconArrowRight } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import clsx from 'clsx';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './promotion-strip.module.css';

/** What a promotion between articles takes. */
export interface PromotionStripProps {
  readonly promotion: Promotion;
  /** A row of the table or a tile. */
  readonly shape: 'row' | 'tile';
  /** Height of the rows around it in pixels. */
  readonly height?: number | undefined;
}

interface StripStyle extends CSSProperties {
  readonly '--strip-height': string;
}

/** Content leads to pages of the shop or to the web, never anywhere else. */
const isWay = (url: string): boolean => /^(?:\/(?!\/)|https:\/\/)/.test(url);

/** What is advertised between articles, of the size of its neighbours so that nothing jumps. */
export const PromotionStrip = ({ promotion, shape, height }: PromotionStripProps): ReactNode => {
  const { t } = useTranslation('storefront-catalogue');
  const { title, text, image, link } = promotion;
  const [failed, setFailed] = useState(false);
  const style: StripStyle | undefined =
    height === undefined ? undefined : { '--strip-height': `${height}px` };
  const leads = link !== undefined && isWay(link.url) ? link : undefined;
  return (
    <div
      role={shape === 'tile' ? 'listitem' : undefined}
      className={clsx(styles['strip'], styles[shape])}
      style={style}
    >
      {image !== undefined && !failed && (
        <img
          className={styles['picture']}
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailed(true);
          }}
        />
      )}
      <div className={styles['words']}>
        <span className={styles['kind']}>{t('advertisement')}</span>
        <strong className={styles['title']} title={title}>
          {title}
        </strong>
        {text !== undefined && (
          <span className={styles['text']} title={text}>
            {text}
          </span>
        )}
      </div>
      {leads !== undefined && (
        <Link href={leads.url} className={styles['link']}>
          <span>{leads.caption ?? title}</span>
          <IconArrowRight size={16} stroke={2} />
        </Link>
      )}
    </div>
  );
};
