import { ContactCard, ContentFrame, DepartmentsView, SectionHead } from '@gastroshop/cms';
import { contactsQuery, personalContactQuery } from '@gastroshop/storefront/content';
import { customerQuery } from '@gastroshop/storefront/session';
import { useToday } from '@gastroshop/storefront/delivery';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentSlots, QueryFailure } from '../content';
import styles from './people-pages.module.css';

/** Who is there for the customer: the personal contact first, then every department. */
export const ContactsScreen = (): ReactNode => {
  const { t } = useTranslation('shop-content');
  const { client, gateway } = useShop();
  const today = useToday();
  const { scope } = gateway;
  const contacts = useQuery(contactsQuery(client, scope));
  const { data: customer } = useQuery(customerQuery(client, scope));
  const { data: personal } = useQuery(personalContactQuery(client, scope, customer?.personalContactPersonId));
  usePageTitle(t('contacts'));
  if (contacts.data === undefined) return <QueryFailure query={contacts} />;
  return (
    <ContentFrame today={today} slots={contentSlots}>
      <div className={styles['page']}>
        <PageTitle>{t('contacts')}</PageTitle>
        {personal !== undefined && (
          <section>
            <SectionHead title={t('personal')} />
            <ContactCard person={personal} belowHeading own />
          </section>
        )}
        {contacts.data.departments.length === 0 ? (
          <EmptyState title={t('noContacts')} drawing={<CrateDrawing />} />
        ) : (
          <DepartmentsView contacts={contacts.data} />
        )}
      </div>
    </ContentFrame>
  );
};
