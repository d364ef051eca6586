import type { ReactNode } from 'react';
import { ContentAnchor } from '../links';
import classes from './contact-link.module.css';

interface ContactLinkProps {
  readonly name: string;
  readonly value: string | undefined;
  /** Address to follow; without it the value is read only. */
  readonly addressOf?: ((value: string) => string) | undefined;
}

/** One way to a person; nothing when there is none. */
export const ContactLink = ({ name, value, addressOf }: ContactLinkProps): ReactNode =>
  value === undefined || value === '' ? null : (
    <div className={classes['way']}>
      <dt className={classes['name']}>{name}</dt>
      <dd className={classes['value']}>
        {addressOf === undefined ? (
          value
        ) : (
          <ContentAnchor url={addressOf(value)} className={classes['link']}>
            {value}
          </ContentAnchor>
        )}
      </dd>
    </div>
  );
