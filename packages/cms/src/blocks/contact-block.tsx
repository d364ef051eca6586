import type { ReactNode } from 'react';
import { ContactCard } from '../people';
import { SectionHead } from '../sections';
import type { BlockProps } from './block-props';

/** Somebody to turn to. */
export const ContactBlock = ({ block: { title, person } }: BlockProps<'contact'>): ReactNode => (
  <>
    {title !== undefined && <SectionHead title={title} />}
    <ContactCard person={person} belowHeading={title !== undefined} />
  </>
);
