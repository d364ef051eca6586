import { checkLayout } from './check-layout';
import { lengthenPage } from './pseudo-localize';
import { setLook } from './set-variant';
import { settle } from './wait-for-idle';
import { showStory } from './show-story';
import { isStyledFor } from './styled-width';

const storyChecks = { checkLayout, isStyledFor, lengthenPage, setLook, settle, showStory };

declare global {
  interface Window {
    storyChecks: typeof storyChecks;
  }
}

window.storyChecks = storyChecks;
