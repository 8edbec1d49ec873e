// The canonical address of a page in its language, without other query values, for sharing and
// search engines.
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
