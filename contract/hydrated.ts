// The property of `window` that the browser half sets once the page has hydrated, so that nothing
// depends on a library's private names.
export const HYDRATED = 'quituteHydrated';
