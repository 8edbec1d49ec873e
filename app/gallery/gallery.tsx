// The page `/estilo`: every part in its states, light and dark. Development only.
import { useEffect, useState } from 'react';
import { type Appearance, readAppearance, setAppearance } from '#app/brand/theme.ts';
import '#app/styles/style-guide.css';
import { Segmented } from '../ui/segmented.tsx';
import {
  GalleryLayers,
  GalleryNotices,
  GalleryOrder,
  GalleryPictures,
  GalleryStates,
} from './gallery-content.tsx';
import { GalleryButtons, GalleryFields, GallerySelection } from './gallery-controls.tsx';

const appearances = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Sistema' },
] as const;

export function Gallery() {
  const [appearance, setChosen] = useState<Appearance | null>(null);
  useEffect(() => setChosen(readAppearance()), []);
  const choose = (next: Appearance) => {
    setAppearance(next);
    setChosen(next);
  };
  return (
    <main className="gallery-page">
      <div className="row between wraps">
        <h1 className="t-display">Componentes e estados</h1>
        <div className="gallery-choice">
          <Segmented label="Aparência" options={appearances} value={appearance} onChange={choose} />
        </div>
      </div>
      <GalleryButtons />
      <GalleryFields />
      <GallerySelection />
      <GalleryStates />
      <GalleryNotices />
      <GalleryPictures />
      <GalleryOrder />
      <GalleryLayers />
    </main>
  );
}
