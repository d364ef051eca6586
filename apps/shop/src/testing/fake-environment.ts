import {
  type Answers,
  type FakeEnvironment,
  fakeEnvironment as shellEnvironment,
} from '@gastroshop/app-shell/testing';
import { createMainGateway, isPage } from '../app';

/** An environment of the main shop whose backend is a function. */
export const fakeEnvironment = (answers?: Answers): FakeEnvironment =>
  shellEnvironment(answers, { createGateway: createMainGateway, isPage });
