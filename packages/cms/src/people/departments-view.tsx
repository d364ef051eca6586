import type { Contacts } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { SectionHead } from '../sections';
import { ContactCard } from './contact-card';
import classes from './departments-view.module.css';

/** What the list of departments takes. */
export interface DepartmentsViewProps {
  readonly contacts: Contacts;
}

/** The departments that are at work, each with its people. */
export const DepartmentsView = ({ contacts }: DepartmentsViewProps): ReactNode => (
  <div className={classes['departments']}>
    {contacts.departments
      .filter(({ active, members }) => active && members.length > 0)
      .map(({ id, name, members }) => (
        <section key={id}>
          <SectionHead title={name} />
          <ul className={classes['members']}>
            {members.map((person) => (
              <li key={person.key}>
                <ContactCard person={person} belowHeading />
              </li>
            ))}
          </ul>
        </section>
      ))}
  </div>
);
