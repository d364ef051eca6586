import type { Pack } from './pack';
import type { Words } from './product-traits';

const germanNumber = (value: number): string => String(value).replace('.', ',');

/** A content as it is written: "2,5 kg", "2.5 kg". */
const content = ({ quantity, unit }: Pack): Words => [
  `${germanNumber(quantity)} ${unit}`,
  `${quantity} ${unit === 'Stk' ? 'pcs' : unit}`,
];

/** What a name ends with to tell the pack; empty where the name says it all. */
export const packWords = (pack: Pack, name: string, isEgg: boolean): Words => {
  const [de, en] = content(pack);
  if (pack.weighed === 'LOOSE') return ['lose', 'loose'];
  if (pack.weighed === 'PIECE') return name.includes(de) ? ['', ''] : [`ca. ${de}`, `approx. ${en}`];
  if (pack.pieces > 1)
    return name.includes(de)
      ? [`${pack.pieces} Stk`, `${pack.pieces} pcs`]
      : [`${pack.pieces} × ${de}`, `${pack.pieces} × ${en}`];
  if (pack.unit !== 'Stk') return [de, en];
  if (pack.quantity === 1) return ['', ''];
  return isEgg ? [`${pack.quantity}er`, `${pack.quantity} pcs`] : [de, en];
};

/** The pack as a sentence, for the line below the name. */
export const packSentence = (pack: Pack): Words => {
  const [de, en] = content(pack);
  const { container, perCarton, pieces, weighed } = pack;
  const inner: Words =
    weighed === 'LOOSE'
      ? ['Lose Ware, nach Gewicht', 'Loose, sold by weight']
      : weighed === 'PIECE'
        ? [`Stück zu ca. ${de}, nach Gewicht verrechnet`, `Pieces of approx. ${en}, billed by weight`]
        : pieces > 1
          ? [
              `${container.name} zu ${pieces} × ${de}`,
              `${capital(container.singular[1])} of ${pieces} × ${en}`,
            ]
          : pack.unit === 'Stk' && pack.quantity === 1
            ? [container.name, capital(container.singular[1])]
            : [`${container.name} zu ${de}`, `${capital(container.singular[1])} of ${en}`];
  if (perCarton === undefined) return inner;
  return weighed === 'LOOSE'
    ? [`${inner[0]}, Kiste zu ${perCarton} kg`, `${inner[1]}, crate of ${perCarton} kg`]
    : [`${inner[0]}, ${perCarton} im Karton`, `${inner[1]}, ${perCarton} per carton`];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
