import type { SeededFixture, RunState } from '../conformance';
import type { TestUser } from '../tokens';

/** Somebody who makes requests. */
export interface Actor {
  readonly name: string;
  /** Missing: a visitor. */
  readonly user: TestUser | undefined;
  /** What the actor knows of the shop. */
  readonly world: SeededFixture;
  /** What earlier requests of the actor brought about. */
  readonly state: RunState;
  /** Written into everything the actor writes. */
  readonly canary: string;
  /** Texts that are somebody else's, and must never come back. */
  readonly foreign: readonly string[];
}

/** What stands in rows of a customer of a world and nowhere else. */
export const privateTexts = (mark: string): readonly string[] => [
  `Gasthof ${mark}`,
  `Kontor ${mark}`,
  `Dorfplatz ${mark}`,
  `Lager ${mark}`,
  `Gelöscht ${mark}`,
  `Köchin ${mark}`,
  `order-${mark}@`,
  `label-${mark}@`,
];

/** What stands in rows of a tenant of a world: its customers' and its catalogue's. */
export const tenantTexts = (mark: string): readonly string[] => [
  ...privateTexts(mark),
  `Bergkäse ${mark}`,
  `Lieferant ${mark}`,
  `Kategorie ${mark}`,
  `Marke ${mark}`,
];
