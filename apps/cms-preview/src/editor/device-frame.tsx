import { SHORT_NAMES, type Locale } from '@gastroshop/i18n';
import { Skeleton } from '@gastroshop/ui/feedback';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FRAME_URL, onWindowMessage, postToWindow, parseFrameEvent, type ShowMessage } from '../protocol';
import styles from './device-frame.module.css';
import { type Device, DEVICES } from './devices';
import type { HighlightedBlock } from './highlighted-block';

/** What a frame takes. */
export interface DeviceFrameProps {
  readonly device: Device;
  readonly lang: Locale;
  /** What it shows; missing while it is on its way. */
  readonly showing: ShowMessage | undefined;
  readonly pointed: HighlightedBlock | undefined;
  readonly onFollow: (href: string) => void;
}

interface WidthStyle extends CSSProperties {
  readonly '--width': number;
}

/** The page as a device shows it: a page of its own, of the device's width, drawn smaller where there is no room. */
export const DeviceFrame = ({ device, lang, showing, pointed, onFollow }: DeviceFrameProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  const frame = useRef<HTMLIFrameElement>(null);
  // A frame that loads anew has to be told anew.
  const [readyTimes, setReadyTimes] = useState(0);
  const follow = useRef(onFollow);
  useEffect(() => {
    follow.current = onFollow;
  }, [onFollow]);
  useEffect(
    () =>
      onWindowMessage(
        () => frame.current?.contentWindow,
        (data) => {
          const message = parseFrameEvent(data);
          if (message?.kind === 'ready') setReadyTimes((times) => times + 1);
          if (message?.kind === 'followed') follow.current(message.href);
        },
      ),
    [],
  );
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (inside !== null && inside !== undefined && readyTimes > 0 && showing !== undefined)
      postToWindow(inside, showing);
  }, [readyTimes, showing]);
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (inside !== null && inside !== undefined && pointed !== undefined)
      postToWindow(inside, { kind: 'point', blockId: pointed.blockId });
  }, [pointed]);
  const { width } = DEVICES[device];
  const language = SHORT_NAMES[lang];
  const caption = `${t(device)} · ${width} · ${language}`;
  const style: WidthStyle = { '--width': width };
  return (
    <figure className={styles['figure']} style={style} data-device={device}>
      <figcaption className={styles['caption']} title={caption}>
        {caption}
      </figcaption>
      <div className={styles['screen']} aria-busy={readyTimes === 0}>
        {readyTimes === 0 && (
          <div className={styles['bones']}>
            <Skeleton width="40%" />
            <Skeleton shape="block" height={160} />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        )}
        <iframe
          ref={frame}
          className={styles['frame']}
          src={FRAME_URL}
          title={t('frameTitle', { device: t(device), width, language })}
        />
      </div>
    </figure>
  );
};
