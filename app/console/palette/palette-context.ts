// Opens the command palette from any screen of the console.
import { createContext, useContext } from 'react';

export const PaletteContext = createContext<() => void>(() => undefined);

export const useOpenPalette = (): (() => void) => useContext(PaletteContext);
