import type { ReactNode } from 'react';
import { IconClock, IconLeaf, IconSnowflake, type IconComponent } from '../icons';
import styles from './attribute-badge.module.css';
import {
  IconChilled,
  IconFish,
  IconGlutenFree,
  IconLactoseFree,
  IconPreOrder,
  IconScale,
  IconVegan,
} from './attribute-icons';
import { visuallyHidden } from '../a11y';

/** One attribute of a product. */
export interface AttributeBadgeData {
  /** The attribute's key; chooses logo and colour. */
  readonly key: string;
  /** The word to read: "gekühlt", "Bestellschluss 11:00". */
  readonly label: string;
  /** Whether the logo is drawn; keys the kit does not know have none (PRD-4). */
  readonly hasIcon: boolean;
  /** Whether it changes what is billed or when it comes, as weighed and ordered in advance do; it stands before all else. */
  readonly isBilled?: boolean | undefined;
}

/** What the badge of an attribute takes. */
export interface AttributeBadgeProps {
  /** The attribute. */
  readonly badge: AttributeBadgeData;
  /** Whether the word is only read out, where a logo says it and room is short. */
  readonly iconOnly?: boolean | undefined;
  /** Higher, for a product's own page. */
  readonly large?: boolean | undefined;
}

const logos: Readonly<Record<string, { readonly icon: IconComponent; readonly tone?: string } | undefined>> =
  {
    Tiefgekuehlt: { icon: IconSnowflake, tone: 'ice' },
    Gekuehlt: { icon: IconChilled, tone: 'teal' },
    Wiegeartikel: { icon: IconScale },
    Bio: { icon: IconLeaf, tone: 'ok' },
    Msc: { icon: IconFish },
    Asc: { icon: IconFish },
    Veg: { icon: IconVegan },
    Gf: { icon: IconGlutenFree },
    Lf: { icon: IconLactoseFree },
    Bestellschluss: { icon: IconClock, tone: 'warn' },
    Bestellartikel: { icon: IconPreOrder, tone: 'violet' },
  };

/** An attribute in a soft colour with its logo and word; no logo without a word, seen or read out. */
export const AttributeBadge = ({
  badge,
  iconOnly = false,
  large = false,
}: AttributeBadgeProps): ReactNode => {
  const logo = badge.hasIcon ? logos[badge.key] : undefined;
  const Icon = logo?.icon;
  const wordHidden = iconOnly && Icon !== undefined;
  return (
    <span
      className={styles['badge']}
      data-tone={logo?.tone}
      data-large={large || undefined}
      title={badge.label}
    >
      {Icon === undefined ? null : <Icon size={large ? 14 : 12} />}
      <span className={wordHidden ? visuallyHidden : styles['word']}>{badge.label}</span>
    </span>
  );
};
