import { checkLayout } from './check-layout';
import { lengthenPage } from './lengthen';
import { setLook } from './set-look';
import { settle } from './settle';
import { showStory } from './show-story';

const storyChecks = { checkLayout, lengthenPage, setLook, settle, showStory };

declare global {
  interface Window {
    storyChecks: typeof storyChecks;
  }
}

window.storyChecks = storyChecks;
