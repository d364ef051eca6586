export { OverlayStory, type OverlayStoryProps } from './overlay-story';
export { renderKit } from './render-kit';
