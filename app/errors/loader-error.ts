// The error of a loader, for an `ErrorBoundary`.
import { useContext } from 'react';
import { UNSAFE_DataRouterDataContext, useRouteError } from 'react-router';

/** Throws an error of rendering on: that is a crash of our own code, which the root shows. */
export function useLoaderError(): unknown {
  const error = useRouteError();
  // The router holds errors of loaders only.
  if (useContext(UNSAFE_DataRouterDataContext)?.errors == null) throw error;
  return error;
}
