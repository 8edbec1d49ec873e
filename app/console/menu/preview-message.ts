// What the menu's editor tells the page that shows a product as diners see it. Both live on the
// same origin, and nobody else is listened to.
import type { Preview } from './preview-product.ts';

export const PREVIEW_PATH = '/painel/cardapio/previa';
/** Said by the page when it can listen. */
export const PREVIEW_READY = 'quitute-preview-ready';

export type PreviewNews = Preview & { dark: boolean };

export const isPreviewNews = (data: unknown): data is { preview: PreviewNews } =>
  typeof data === 'object' && data !== null && 'preview' in data;
