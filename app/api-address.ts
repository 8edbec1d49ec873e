// Where the API answers: the document says it, because a deployment may move it (`API_BASE`).

/** `path` begins with a slash and stands below the API's base. */
export const apiAddress = (path: string): string =>
  `${document.documentElement.dataset.api ?? '/api'}${path}`;
