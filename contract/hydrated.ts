// The browser half sets this property of `window` once its scripts have taken the page over; what
// must know whether a page hydrated reads it, and no private name of a library.
export const HYDRATED = 'quituteHydrated';
