// Imported by every screen of the console: its module is not ready before its words are. It shows
// orders as diners' pages do, so it has their words as well.
import { addWords } from './catalogs.ts';

await Promise.all([addWords('later'), addWords('staff')]);
