// Imported by every screen and panel opened after the menu: its module waits for its words.
import { addWords } from './catalogs.ts';

await addWords('later');
