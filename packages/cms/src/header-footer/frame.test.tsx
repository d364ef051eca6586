import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderContent } from '../testing/render-content';
import { FooterView } from './footer-view';
import { headerLinks } from './header-links';
import { HeaderNoticeView } from './header-notice-view';

describe('CMS-1: the footer', () => {
  it('shows the usual parts', () => {
    renderContent(
      <FooterView
        footer={{
          linksMain: [{ caption: 'Über uns', url: '/page/ueber-uns' }],
          displayTelephone: '+43 2732 9000',
          emailAddress: 'post@a.example',
          addressLines: ['Gastrofresh Krems'],
          privacyPolicyUrl: '/page/datenschutz',
        }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Über uns' })).toHaveAttribute('href', '/page/ueber-uns');
    expect(screen.getByRole('link', { name: '+43 2732 9000' })).toHaveAttribute('href', 'tel:+4327329000');
    expect(screen.getByRole('link', { name: 'post@a.example' })).toHaveAttribute(
      'href',
      'mailto:post@a.example',
    );
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/page/datenschutz');
    expect(screen.getByText('Gastrofresh Krems')).toBeInTheDocument();
  });

  it("shows the tenant's own columns instead, and keeps what the law asks for", () => {
    renderContent(
      <FooterView
        footer={{
          addressLines: ['Krems'],
          linksDisclaimer: [{ caption: 'Impressum', url: '/page/impressum' }],
        }}
        custom={{ columns: [{ title: 'Landmarkt', links: [{ caption: 'Kontakt', url: '/contacts' }] }] }}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Landmarkt' })).toBeInTheDocument();
    expect(screen.queryByText('Krems')).toBeNull();
    expect(screen.getByRole('link', { name: 'Impressum' })).toBeInTheDocument();
  });

  it('shows the columns the usual footer brings itself', () => {
    renderContent(
      <FooterView footer={{ customColumns: [{ title: 'Eigene', links: [] }] }} custom={{ columns: [] }} />,
    );
    expect(screen.getByRole('heading', { name: 'Eigene' })).toBeInTheDocument();
  });

  it('links the privacy policy once', () => {
    const privacy = { caption: 'Datenschutz', url: '/page/datenschutz' };
    renderContent(<FooterView footer={{ linksDisclaimer: [privacy], privacyPolicyUrl: privacy.url }} />);
    expect(screen.getAllByRole('link', { name: 'Datenschutz' })).toHaveLength(1);
  });
});

describe('the header', () => {
  it('shows its notice where there is one', () => {
    const { container } = renderContent(<HeaderNoticeView header={{ notice: '' }} />);
    expect(container).toBeEmptyDOMElement();
    renderContent(<HeaderNoticeView header={{ notice: 'Messe' }} />);
    expect(screen.getByRole('note', { name: 'Hinweis' })).toHaveTextContent('Messe');
  });

  it('has links that have a name and lead somewhere', () => {
    expect(
      headerLinks({
        links: [
          {
            caption: 'Messe',
            url: '/messe',
            highlighted: true,
            children: [{ caption: 'Plan', url: '/media/plan.pdf' }],
          },
          { caption: 'Falle', url: 'javascript:alert(1)' },
          { url: '/flyers' },
        ],
      }),
    ).toEqual([
      {
        label: 'Messe',
        href: '/messe',
        highlighted: true,
        leavesApp: false,
        children: [
          { label: 'Plan', href: '/media/plan.pdf', highlighted: false, leavesApp: true, children: [] },
        ],
      },
    ]);
    expect(headerLinks(undefined)).toEqual([]);
  });
});
