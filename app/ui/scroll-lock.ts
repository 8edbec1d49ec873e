// The page behind an open sheet stays where it is. By script and not by `html:has(dialog[open])`:
// for that, the browser searches the whole page again whenever something on it has changed.
let sheets = 0;

/** The page keeps its width without its scrollbar. Returns the way to end it. */
export function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  if (sheets === 0) {
    style.paddingRight = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  sheets += 1;
  return () => {
    sheets -= 1;
    if (sheets > 0) return;
    style.paddingRight = '';
    style.overflow = '';
  };
}
