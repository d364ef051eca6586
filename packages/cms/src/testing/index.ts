export { BlockStory, STORY_DAY } from './block-story';
export { sampleImage } from './sample-images';
export { sampleSlots } from './sample-slots';
export { sayIn, type Say } from './say';
