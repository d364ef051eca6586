export { BlockStory, STORY_DAY } from './block-story';
export { samplePicture } from './sample-pictures';
export { sampleSlots } from './sample-slots';
export { sayIn, type Say } from './say';
