// `/estilo`: every part in its states. Development only.
import { redirect } from 'react-router';
import { pageContext } from '../context.ts';
import type { Route } from './+types/gallery.route';
import { Gallery } from './gallery.tsx';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).development) throw redirect('/');
  return null;
}

export default function GalleryPage() {
  return <Gallery />;
}
