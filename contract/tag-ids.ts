// What the ids of tags look like: one rule for what the console saves and for what a page runs, so
// that nothing is saved, shown as set and never fires.

export const tagPatterns = {
  /** Meta's pixel. */
  pixel: /^\d{6,20}$/,
  /** Google Analytics 4; the older `UA-` ids count nothing any more. */
  analytics: /^G-[A-Z0-9]{4,20}$/,
  /** Google Tag Manager. */
  container: /^GTM-[A-Z0-9]{4,12}$/,
};
