import { describe, expect, it } from 'vitest';
import { BRANCHES } from '../branch';
import { demoDay } from '../demo-day';
import { demoFairs } from '../orders';
import type { ContentContext } from './content-context';
import { fairInfoPage, fairStartPage, springFairPage } from './pages/fair-pages';
import { headerOf } from './pages/frame';
import { promotionsOf } from './promotions';
import { inBothLanguages } from './localize';

const demo = demoDay('2026-11-25', new Date('2026-11-25T08:00:00Z'));
const [fair] = demoFairs(demo);

describe.each(BRANCHES)('what $tenant says about its fairs', (branch) => {
  const at: ContentContext = { branch, demo, fair, articles: [] };

  it('PRI-9: is true for whoever sees no prices, and on every screen', () => {
    const inFair = promotionsOf(at).filter(({ slug }) => slug.startsWith('messe'));
    expect(inFair).not.toHaveLength(0);
    const said = JSON.stringify(
      inBothLanguages((say) => [
        headerOf(at, say).notice,
        fairInfoPage(at, say),
        fairStartPage(at, say),
        springFairPage(at, say),
        ...inFair.map(({ write }) => write(say)),
      ]),
    );
    expect(said).toContain('Herbstmesse');
    expect(said).not.toMatch(
      /[%€]|preis|price|Ersparnis|\bsave\b|\b(?:links|rechts|on the (?:left|right))\b/i,
    );
  });
});
