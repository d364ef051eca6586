import type { Scene } from './scene';
import type { ScenePage } from './scene-page';
import { settle } from './settle';

/** Goes to a scene and opens what it shows. */
export const showScene = async (shown: ScenePage, scene: Scene, origin: string): Promise<void> => {
  await shown.page.goto(origin + scene.path);
  await settle(shown, scene.ready);
  if (scene.prepare === undefined) return;
  await scene.prepare(shown.page);
  await settle(shown, scene.ready);
};
