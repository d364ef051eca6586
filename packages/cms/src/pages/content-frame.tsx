import { useMemo, type ReactNode } from 'react';
import { ContentSettingsContext, type ContentSettings } from '../settings';
import classes from './content-frame.module.css';

/** What the frame of content takes. */
export interface ContentFrameProps extends ContentSettings {
  /** Blocks. */
  readonly children: ReactNode;
}

/** The place blocks stand in: they measure its width, not the window's, and go by its day and slots. */
export const ContentFrame = ({ today, slots, lang, children }: ContentFrameProps): ReactNode => {
  const settings = useMemo(() => ({ today, slots, lang }), [today, slots, lang]);
  return (
    <ContentSettingsContext value={settings}>
      <div className={classes['frame']} lang={lang}>
        {children}
      </div>
    </ContentSettingsContext>
  );
};
