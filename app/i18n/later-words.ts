// Imported by every screen and panel that a diner opens after the menu: its module is not ready
// before its words are.
import { addWords } from './catalogs.ts';

await addWords('later');
