import { renderInApp } from '@gastroshop/app-shell/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LandingScreen } from './landing-screen';

describe('TEN-6: the landing page', () => {
  it('has two logos, a divider, the heading and three links to other sites', () => {
    const { container } = renderInApp(
      <LandingScreen
        logos={[
          { url: '/a.svg', alt: 'Landmarkt' },
          { url: '/b.svg', alt: 'Gastrofresh' },
        ]}
        marketLinks={['liezen', 'schladming', 'stainach'].map((place) => ({
          caption: `Landmarkt ${place}`,
          url: `https://${place}.landmarkt.example/`,
        }))}
      />,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/a.svg',
      '/b.svg',
    ]);
    expect(screen.getByText('Landmarkt')).toBeVisible();
    expect(screen.getByRole('separator')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unsere Märkte in Ihrer Nähe');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://liezen.landmarkt.example/',
      'https://schladming.landmarkt.example/',
      'https://stainach.landmarkt.example/',
    ]);
  });
});
