import { checkLayout } from './check-layout';
import { lengthenPage } from './lengthen';
import { setLook } from './set-look';
import { settle } from './settle';
import { showStory } from './show-story';
import { isStyledFor } from './styled-width';

const storyChecks = { checkLayout, isStyledFor, lengthenPage, setLook, settle, showStory };

declare global {
  interface Window {
    storyChecks: typeof storyChecks;
  }
}

window.storyChecks = storyChecks;
