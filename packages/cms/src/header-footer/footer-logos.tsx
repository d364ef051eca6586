import type { ContentImage } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { Image } from '../pictures';
import classes from './footer-logos.module.css';

interface FooterLogosProps {
  readonly logos: readonly ContentImage[];
}

/** Logos of associations and seals, in one height. */
export const FooterLogos = ({ logos }: FooterLogosProps): ReactNode =>
  logos.length === 0 ? null : (
    <ul className={classes['logos']}>
      {logos.map((logo, index) => (
        <li key={index} className={classes['logo']}>
          <Image image={logo} fit="contain" />
        </li>
      ))}
    </ul>
  );
