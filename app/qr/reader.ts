// Reads QR codes with the camera: the browser's own detector where there is one, else one of ours, which comes only then.

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };

async function detector(): Promise<Detector> {
  const native = (globalThis as { BarcodeDetector?: { new (options: object): Detector; getSupportedFormats(): Promise<string[]> } }).BarcodeDetector;
  if (native !== undefined && (await native.getSupportedFormats()).includes('qr_code')) return new native({ formats: ['qr_code'] });
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  // From our own address: no other server learns that somebody reads a code.
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: ['qr_code'] });
}

const PAUSE_MS = 180;

/** Shows the camera and calls `onText` with each code until it answers true. Returns how to stop; rejects when there is no camera or it is refused. */
export async function readCodes(video: HTMLVideoElement, onText: (text: string) => boolean): Promise<() => void> {
  if (!('mediaDevices' in navigator)) throw new Error('no camera');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    video.srcObject = stream;
    const eye = await detector();
    await video.play();
    const look = async () => {
      if (stopped) return;
      const found = await eye.detect(video).catch(() => []);
      if (found.some(({ rawValue }) => onText(rawValue))) return stop();
      setTimeout(look, PAUSE_MS);
    };
    void look();
    return stop;
  } catch (error) {
    stop();
    throw error;
  }
}
