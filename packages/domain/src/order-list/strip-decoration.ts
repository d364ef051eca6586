/** Signs that lists, mails and messengers put in front of a line. */
const BULLET =
  /^(?:>|\[[ xX✓]?\]|[•‣◦●○▪▫■□☐☑☒✓✔✗➤→⇒►▶·*+–—]|[~≈]+|\p{Extended_Pictographic}[\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}]*|-(?=\s|\p{L}|\d{4,}(?:\D|$)))\s*/u;
/** "1.", "1)", "1.)", "(1)" and "a)": the place of a line in its list, where more follows than a unit. */
const PLACE =
  /^(?:\((?:\d{1,4}|[a-z])\)\s+|\d{4}[.)]\s+(?=\d{5})|\d{1,3}(?:\.\)|[.)])\s+|\d{1,3}\.?\)(?=\D)|[a-z]\)\s+)(?=\S)/i;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?`;
const DAY = String.raw`(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d{2}-\d{2})`;
/** "Anna, [25.11.2026 10:48] ". */
const NAME_AND_STAMP = String.raw`[^\d[\]:;,][^[\]:;,]{0,39},\s*\[${DAY},?\s+${TIME}\]\s*`;
const STAMP = String.raw`(?:\[\s*(?:${DAY},?\s+${TIME}|${TIME},?\s+${DAY}|${TIME})\s*\]\s*|${DAY},?\s+${TIME}\s*[-–]\s*|${TIME}\s*[-–]\s*)`;
const NAME = String.raw`(?:[^:\d][^:]{0,40}:\s+|\+?[\d\s()/-]{6,20}:\s+)`;
/** "[25.11.26, 10:48:12] Küche: ", "25.11.2026, 10:48 - Anna Muster: ", "[10:48, 25.11.2026] +43 664 1234: ". */
const MESSENGER = new RegExp(`^(?:${NAME_AND_STAMP}|${STAMP}${NAME}?)`, 'i');
const GREETING =
  /^(?:hallo|hi|hey|servus|moin|guten (?:morgen|tag|abend)|hello|good (?:morning|afternoon|evening))(?:\s+\p{L}+){0,2}\s*[,!]\s*(?=\S)/iu;
const COURTESY =
  /^(?:p\.?s\.?|bitte|noch(?:mals?)?|ca\.?|circa|zirka|etwa|ungefähr|dann|dazu|und|auch|außerdem|weiters|zusätzlich|dafür|sowie|wieder|please|pls|also|and|another|about|approx\.?|roughly|(?:wir|ich)\s+(?:brauchen?|bräuchten?|benötigen?|bestellen?|nehmen?|hätten?\s+gerne?|möchten?|würden?\s+gerne?)|(?:we|i)(?:\s+(?:need|want|would\s+like|take)|(?:'|’)d\s+(?:like|need))|(?:could|can|may)\s+(?:we|i|you)\s+(?:please\s+)?(?:have|get|send|bring|deliver|add)(?:\s+us)?|(?:send|deliver|bring|add)(?:\s+us)?|(?:könn(?:t|t?en)\s+(?:sie|ihr|wir)|könntet\s+ihr)\s+(?:uns\s+)?(?:bitte\s+)?(?:noch\s+)?|(?:schick|schicken|liefern|bringen|senden)(?:\s+sie)?(?:\s+(?:uns|mir))?|need|brauchen?|benötigen?|bestellen?)(?:\s*[:,]\s*|\s+)(?=\S)/i;
/** Courtesy is only taken off where an order follows: names begin with such words as well. */
const ORDER_FOLLOWS = /^\D{0,200}\d/;
const COURTESY_BEHIND =
  /[\s,]+(?:bitte(?:\s+(?:sehr|schön))?|danke(?:\s+(?:sehr|schön))?|please|pls|thanks?(?:\s+you)?|thx|lg)\s*[.!]*$/i;
/** Signs behind an order, and the point behind a number alone: "Tomaten = 3." */
const END = /\s*[,;!~]+\s*$|(?<=[\s=:x×]\d{1,4})\.\s*$/;

/** Whether a line begins with the time and name that a messenger puts in front of what it copies. */
export const isStamped = (line: string): boolean => MESSENGER.test(line);

/** A line without the time and name that a messenger puts in front of it. */
export const withoutStamp = (line: string): string => line.trim().replace(MESSENGER, '');

/** A line without its decoration. */
interface StrippedLine {
  readonly order: string;
  /** "bitte" and the like behind it. */
  readonly courtesy: string | undefined;
}

/**
 * Takes off what stands in front of an order and does not belong to it: bullets, places, quotation marks of mails, time and
 * name of a messenger, "bitte", "noch", "ca.", and "bitte" behind it.
 *
 * @example stripDecoration('- bitte noch 3 Ktn Tomaten').order // '3 Ktn Tomaten'
 */
export const stripDecoration = (line: string): StrippedLine => {
  let text = line.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(MESSENGER, '').replace(BULLET, '');
    // The number of "3. Tomaten" orders nothing; that of "2.5" and "12.11." is no place.
    text = text.replace(PLACE, '');
    const polite = text.replace(GREETING, '').replace(COURTESY, '');
    if (ORDER_FOLLOWS.test(polite)) text = polite;
  }
  const courtesy = COURTESY_BEHIND.exec(text)?.[0] ?? '';
  const order = text.slice(0, text.length - courtesy.length).replace(END, '');
  if (order === '') return { order: line.trim(), courtesy: undefined };
  const words = courtesy.replaceAll(/^[\s,]+|[\s.!]+$/g, '');
  return { order, courtesy: words === '' ? undefined : words };
};
