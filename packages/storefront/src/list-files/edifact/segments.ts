/** A segment: its data elements, each of its components. */
export type Segment = readonly (readonly string[])[];

/** Letters that stand between the parts of an interchange. */
interface Separators {
  readonly component: string;
  readonly element: string;
  readonly release: string;
  readonly segment: string;
}

const USUAL: Separators = { component: ':', element: '+', release: '?', segment: "'" };

/** What UNA announces; those of syntax level B are announced by nothing but their use. */
const separatorsOf = (text: string): Separators => {
  const announced = /^UNA(.)(.).(.).(.)/s.exec(text);
  if (announced !== null) {
    const [, component = ':', element = '+', release = '?', segment = "'"] = announced;
    // A blank says that nothing releases.
    return { component, element, release: release === ' ' ? '' : release, segment };
  }
  return text.startsWith('UN') && text.charAt(3) === '\u001d'
    ? { component: '\u001f', element: '\u001d', release: '', segment: '\u001c' }
    : USUAL;
};

/**
 * Cuts an interchange into its segments. Line ends between them mean nothing; a separator behind the release letter is a
 * letter like any other.
 */
export const edifactSegments = (interchange: string): readonly Segment[] => {
  const text = interchange.trimStart();
  const { component, element, release, segment } = separatorsOf(text);
  const segments: Segment[] = [];
  let elements: string[][] = [];
  let components: string[] = [];
  let letters = '';
  const endComponent = (): void => {
    components.push(letters);
    letters = '';
  };
  const endElement = (): void => {
    endComponent();
    elements.push(components);
    components = [];
  };
  const endSegment = (): void => {
    endElement();
    if (elements.some((parts) => parts.some((part) => part.trim() !== ''))) segments.push(elements);
    elements = [];
  };
  for (let place = text.startsWith('UNA') ? 9 : 0; place < text.length; place += 1) {
    const letter = text.charAt(place);
    if (letter === release && release !== '') {
      place += 1;
      letters += text.charAt(place);
    } else if (letter === segment) endSegment();
    else if (letter === element) endElement();
    else if (letter === component) endComponent();
    else if (letter !== '\n' && letter !== '\r') letters += letter;
  }
  endSegment();
  return segments;
};
