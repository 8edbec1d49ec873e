// The format of tag ids: one rule for saving in the console and for running on a page, so that no
// id is saved but never works.

export const tagPatterns = {
  /** Meta's pixel. */
  pixel: /^\d{6,20}$/,
  /** Google Analytics 4; the older `UA-` ids no longer work. */
  analytics: /^G-[A-Z0-9]{4,20}$/,
  /** Google Tag Manager. */
  container: /^GTM-[A-Z0-9]{4,12}$/,
};
