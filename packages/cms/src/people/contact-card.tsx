import type { ContactPerson } from '@gastroshop/api-contract';
import { initials } from '@gastroshop/ui/layout';
import type { ReactNode } from 'react';
import { Image } from '../pictures';
import { CardTitle } from '../sections';
import classes from './contact-card.module.css';
import { ContactWays } from './contact-ways';

/** What the card of a person takes. */
export interface ContactCardProps {
  readonly person: ContactPerson;
  /** The card stands below a heading. */
  readonly belowHeading?: boolean | undefined;
  /** The person looks after whoever reads it. */
  readonly own?: boolean | undefined;
}

/** Somebody to turn to: face, name, what for, and every way to get through. */
export const ContactCard = ({ person, belowHeading, own = false }: ContactCardProps): ReactNode => (
  <div className={classes['card']} data-own={own || undefined}>
    {person.picture ? (
      <Image image={person.picture} alt="" className={classes['picture']} />
    ) : (
      <span className={classes['initials']} aria-hidden>
        {initials(person.name)}
      </span>
    )}
    <div className={classes['text']}>
      <CardTitle belowHeading={belowHeading}>{person.name}</CardTitle>
      {person.role !== undefined && <p className={classes['role']}>{person.role}</p>}
      <ContactWays person={person} />
      {person.extraInfo !== undefined && <p className={classes['extra']}>{person.extraInfo}</p>}
    </div>
  </div>
);
