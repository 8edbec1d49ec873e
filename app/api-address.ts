// Address of the API, read from the document, because a deployment may move it (`API_BASE`).

/** `path` begins with a slash and is relative to the API's base. */
export const apiAddress = (path: string): string =>
  `${document.documentElement.dataset.api ?? '/api'}${path}`;
