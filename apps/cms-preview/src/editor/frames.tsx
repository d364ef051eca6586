import type { ContentIssue } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withOmittedBlocks } from '../drafts';
import type { ShowMessage } from '../protocol';
import { DeviceFrame } from './device-frame';
import { type Device, DEVICES } from './devices';
import type { LocalizedDraft } from './collect-findings';
import styles from './frames.module.css';
import type { HighlightedBlock } from './highlighted-block';
import { START_PAGE } from './slug-from-url';
import { useWidth } from './use-width';
import type { PreviewOptions } from './preview-options';

/** What the frames take. */
export interface FramesProps {
  readonly slug: string;
  readonly drafts: readonly LocalizedDraft[];
  readonly faults: readonly ContentIssue[];
  readonly devices: readonly Device[];
  /** The day the page is shown as on, YYYY-MM-DD. */
  readonly day: string;
  readonly view: PreviewOptions;
  readonly pointed: HighlightedBlock | undefined;
  readonly onFollow: (href: string) => void;
}

interface ScaleStyle extends CSSProperties {
  readonly '--scale': number;
}

/** Between two frames, in CSS pixels. */
const GAP = 20;
/** Smaller, nobody could read anything; what does not fit is scrolled to. */
const SMALLEST = 0.26;

const scaleFor = (room: number, devices: readonly Device[], times: number): number => {
  const count = devices.length * times;
  const width = devices.reduce((sum, device) => sum + DEVICES[device].width, 0) * times;
  return Math.max(SMALLEST, Math.min(1, (room - GAP * (count + 1)) / width));
};

/** The page in its languages on the devices, side by side, as large as they fit. */
export const Frames = ({
  slug,
  drafts,
  faults,
  devices,
  day,
  view,
  pointed,
  onFollow,
}: FramesProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const { languages, scheme, marksHidden } = view;
  const room = useRef<HTMLDivElement>(null);
  // What scrolls is reached by keyboard as well. Done on the element itself, which is no control.
  useEffect(() => {
    if (room.current !== null) room.current.tabIndex = 0;
  }, []);
  const scale = scaleFor(useWidth(room), devices, languages.length);
  const showings = useMemo(
    () =>
      new Map(
        drafts.map(({ lang, page }): [Locale, ShowMessage] => [
          lang,
          {
            kind: 'show',
            slug,
            page: withOmittedBlocks(
              page,
              faults.filter((fault) => fault.lang === lang),
            ),
            isStartPage: slug === START_PAGE,
            locale: lang,
            day,
            scheme,
            marksHidden,
          },
        ]),
      ),
    [drafts, faults, slug, day, scheme, marksHidden],
  );
  const style: ScaleStyle = { '--scale': scale };
  return (
    <div className={styles['frames']} ref={room} style={style} role="group" aria-label={t('views')}>
      {devices.flatMap((device) =>
        languages.map((lang) => (
          <DeviceFrame
            key={`${device} ${lang}`}
            device={device}
            lang={lang}
            showing={showings.get(lang)}
            pointed={pointed?.langs.includes(lang) === true ? pointed : undefined}
            onFollow={onFollow}
          />
        )),
      )}
    </div>
  );
};
