// The square cut from a photo: its centre and zoom. Numbers only, shared by dragging, slider and
// keys.

export type Shape = { width: number; height: number };
/** `x` and `y` are the centre of the square in pixels of the photo. */
export type CropFrame = { zoom: number; x: number; y: number };

export const MOST_ZOOM = 4;

/** Pixels of the photo along each side of the square. */
export const sideOf = ({ width, height }: Shape, zoom: number): number =>
  Math.min(width, height) / zoom;

/** The largest centred square. */
export const wholeFrame = ({ width, height }: Shape): CropFrame => ({
  zoom: 1,
  x: width / 2,
  y: height / 2,
});

/** The nearest frame within the photo. */
export function within(shape: Shape, frame: CropFrame): CropFrame {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, frame.zoom));
  const half = sideOf(shape, zoom) / 2;
  const clamp = (value: number, size: number) => Math.min(size - half, Math.max(half, value));
  return { zoom, x: clamp(frame.x, shape.width), y: clamp(frame.y, shape.height) };
}

/**
 * The frame after the photo moved by this fraction of the view's width: the frame moves in the
 * opposite direction.
 */
export function pushed(shape: Shape, frame: CropFrame, right: number, down: number): CropFrame {
  const side = sideOf(shape, frame.zoom);
  return within(shape, { ...frame, x: frame.x - right * side, y: frame.y - down * side });
}
