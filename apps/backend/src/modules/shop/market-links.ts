/** A link of the landing page to a market's or branch's own site. */
interface MarketLink {
  readonly caption: string;
  readonly url: string;
}

/** What a demonstration shows; an installation names its own markets. */
const DEMO_LINKS: readonly MarketLink[] = [
  { caption: 'Landmarkt Liezen', url: 'https://liezen.landmarkt.example/' },
  { caption: 'Landmarkt Schladming', url: 'https://schladming.landmarkt.example/' },
  { caption: 'Landmarkt Stainach', url: 'https://stainach.landmarkt.example/' },
];

/** The links of the landing page (TEN-6): those configured that lead to an https address, else the demonstration's. */
export const marketLinksOf = (configured: readonly MarketLink[] | undefined): readonly MarketLink[] =>
  (configured ?? DEMO_LINKS).filter(({ url }) => URL.canParse(url) && new URL(url).protocol === 'https:');
