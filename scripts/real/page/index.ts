// Runs in each page before its own scripts; `window.real` is how the command reaches it.
import { kinds } from '../kinds';
import './checkVisibility';
import { watchBlocks } from './blockWatch';
import { watchLayoutShifts } from './layoutShifts';
import { readGeometry, showsBlocks } from './readGeometry';
import { scrollToEnd } from './scrollToEnd';
import { watchDelivered } from './watchDelivered';
import { watchStrangers } from './watchStrangers';

const real = {
  blocks: watchBlocks(kinds),
  shifts: watchLayoutShifts(),
  readGeometry,
  showsBlocks,
  scrollToEnd,
  takeDelivered: watchDelivered(),
  judgeStrangers: watchStrangers(),
};

declare global {
  interface Window {
    real: typeof real;
  }
}

window.real = real;
