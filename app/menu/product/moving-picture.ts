// A product's picture moves from the list to the product's page and back, as a copy above both
// screens. A view transition would keep the product waiting until the browser has captured the
// list; here the product is painted at once, and only the copy moves.
import { type PictureBox, pictureFrames } from './picture-frames.ts';

const MOVE_MS = 260;
/** How long the list may stay in place on a slow connection; later it is another moment. */
const FRESH_MS = 5_000;

type Leaving = { id: number; copy: HTMLImageElement; box: PictureBox };
let leaving: Leaving | null = null;
type Moving = {
  id: number;
  copy: HTMLImageElement;
  /** What the copy stands for: the picture that arrived, then any that replaced it. */
  hidden: HTMLImageElement[];
  end: () => void;
};
let moving: Moving | null = null;

/** The screen with this picture is about to be replaced. */
export function pictureLeaves(id: number, picture: HTMLImageElement | null | undefined): void {
  moving?.end();
  leaving = null;
  if (!picture?.complete || picture.naturalWidth === 0 || !mayMove()) return;
  const box = boxOf(picture);
  if (!isSeen(box)) return;
  const copy = new Image();
  // As loaded: the copy waits for nothing.
  copy.src = picture.currentSrc;
  const { objectFit, filter } = getComputedStyle(picture);
  Object.assign(copy.style, { objectFit, filter });
  const own = { id, copy, box };
  leaving = own;
  setTimeout(() => {
    if (leaving === own) leaving = null;
  }, FRESH_MS);
}

/** The same product's picture on the next screen, in its place and not yet painted. */
export function pictureArrives(id: number, picture: HTMLImageElement | null | undefined): void {
  if (!picture) return;
  // The product's screen replaces its preview during the move.
  if (moving?.id === id) hide(moving, picture);
  if (leaving?.id !== id) return;
  const { copy, box: from } = leaving;
  leaving = null;
  const own = cover(id, copy, picture);
  // After the copy was added: the browser computes styles and layout of the new screen once.
  const to = boxOf(picture);
  if (isSeen(to)) animate(own, from, to);
  else own.end();
}

/** The copy stands above the screen, and the picture is hidden. */
function cover(id: number, copy: HTMLImageElement, picture: HTMLImageElement): Moving {
  const hidden: HTMLImageElement[] = [];
  const listening = new AbortController();
  const own: Moving = {
    id,
    copy,
    hidden,
    end: () => {
      listening.abort();
      copy.remove();
      for (const one of hidden) one.style.visibility = '';
      if (moving === own) moving = null;
    },
  };
  moving = own;
  hide(own, picture);
  copy.className = 'moving-picture';
  copy.alt = '';
  document.body.append(copy);
  // A screen that is scrolled leaves the copy behind.
  const options = { passive: true, signal: listening.signal };
  for (const kind of ['touchmove', 'wheel']) addEventListener(kind, own.end, options);
  return own;
}

function hide({ hidden }: Moving, picture: HTMLImageElement): void {
  picture.style.visibility = 'hidden';
  hidden.push(picture);
}

function animate({ copy, hidden, end }: Moving, from: PictureBox, to: PictureBox): void {
  const { place, frames } = pictureFrames(from, to);
  const easing = getComputedStyle(document.documentElement).getPropertyValue('--ease');
  for (const side of ['left', 'top', 'width', 'height'] as const)
    copy.style[side] = `${place[side]}px`;
  copy
    .animate(frames, { duration: MOVE_MS, easing: easing || 'ease', fill: 'forwards' })
    // A larger photo may still be loading; until then the copy stands for it.
    .finished.then(async () => {
      // One that was replaced is no longer on the page.
      if (hidden.length === 1) await hidden[0]?.decode();
    })
    .catch(() => undefined)
    .then(end);
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

function boxOf(picture: HTMLImageElement): PictureBox {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const tile = picture.closest('.photo');
  const radius = tile === null ? 0 : Number.parseFloat(getComputedStyle(tile).borderRadius) || 0;
  return { left, top, width, height, radius };
}

const isSeen = ({ left, top, width, height }: PictureBox) =>
  width > 0 && left + width > 0 && left < innerWidth && top + height > 0 && top < innerHeight;
