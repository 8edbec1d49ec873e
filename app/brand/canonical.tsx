// The one address of a page in its language, whatever else stands in its query: what browsers share
// and search engines keep.
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

export function Canonical({ path }: { path: string }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return root === undefined ? null : (
    <link
      rel="canonical"
      href={
        root.origin +
        path +
        (root.idioma && `${path.includes('?') ? '&' : '?'}idioma=${root.idioma}`)
      }
    />
  );
}
