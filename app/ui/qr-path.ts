// A QR code as one SVG path: all dark squares, run by run.
import { encode } from 'uqr';

export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x++) {
      if (!row[x] || row[x - 1]) continue;
      let end = x;
      while (row[end]) end++;
      found.push(`M${x} ${y}h${end - x}v1H${x}z`);
    }
    return found;
  });
  return { path: runs.join(''), size };
}
