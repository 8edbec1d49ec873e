// From one place of a picture to another, as what a browser can animate without layout. The two
// may differ in shape: a square of a list opens into the wide picture of a page.
export type PictureBox = Record<'left' | 'top' | 'width' | 'height' | 'radius', number>;

/** The larger of the two is the picture's own place, or it would be drawn small and then scaled. */
export function pictureFrames(from: PictureBox, to: PictureBox) {
  const place = from.width * from.height > to.width * to.height ? from : to;
  return { place, frames: [frame(from, place), frame(to, place)] };
}

function frame(box: PictureBox, place: PictureBox): { transform: string; clipPath: string } {
  const scale = Math.max(box.width / place.width, box.height / place.height);
  const across = box.left + box.width / 2 - (place.left + place.width / 2);
  const down = box.top + box.height / 2 - (place.top + place.height / 2);
  const sides = (place.width - box.width / scale) / 2;
  const ends = (place.height - box.height / scale) / 2;
  return {
    transform: `translate(${px(across)}, ${px(down)}) scale(${round(scale)})`,
    clipPath: `inset(${px(ends)} ${px(sides)} round ${px(box.radius / scale)})`,
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const px = (value: number) => `${round(value)}px`;
