// Reads QR codes with the camera.
import { loadReader } from './find-text.ts';

const PAUSE_MS = 180;

/**
 * Shows the camera and calls `onText` with each code until it returns true. Returns how to stop;
 * rejects if there is no camera or it is refused.
 */
export async function readCodes(
  video: HTMLVideoElement,
  onText: (text: string) => boolean,
): Promise<() => void> {
  if (!('mediaDevices' in navigator)) throw new Error('no camera');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  });
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    video.srcObject = stream;
    const [read] = await Promise.all([loadReader(), video.play()]);
    const look = async () => {
      if (stopped) return;
      const text = await read(video);
      if (text !== null && onText(text)) return stop();
      setTimeout(look, PAUSE_MS);
    };
    void look();
    return stop;
  } catch (error) {
    stop();
    throw error;
  }
}
