// Messages from the menu editor to the preview page. Both have the same origin; others are ignored.
import type { Preview } from './preview-product.ts';

/** Sent by the page when it is ready. */
export const PREVIEW_READY = 'quitute-preview-ready';

export type PreviewUpdate = Preview & { dark: boolean };

export const isPreviewUpdate = (data: unknown): data is { preview: PreviewUpdate } =>
  typeof data === 'object' && data !== null && 'preview' in data;
