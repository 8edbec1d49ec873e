// Finds the text of a QR code in a picture: with the browser's detector, else with ours, loaded on
// demand.

export type QrReader = (picture: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

export async function loadReader(): Promise<QrReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const usable =
    own !== undefined &&
    (await own.getSupportedFormats().catch((): string[] => [])).includes('qr_code');
  const detector = usable ? new own({ formats: ['qr_code'] }) : await loadWasm();
  return async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null;
}

/** The reader's binary comes from our own server, never from a third party. */
async function loadWasm(): Promise<Detector> {
  const [{ prepareZXingModule, readBarcodes }, { default: url }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? url : prefix + path),
    },
  });
  const canvas = document.createElement('canvas');
  return {
    async detect(picture) {
      canvas.width = picture.videoWidth;
      canvas.height = picture.videoHeight;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null || canvas.width === 0) return [];
      context.drawImage(picture, 0, 0);
      const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), {
        formats: ['QRCode'],
        maxNumberOfSymbols: 1,
      });
      return found.map(({ text }) => ({ rawValue: text }));
    },
  };
}
