// Imported by every console screen: its module waits for its words. It includes the customers'
// words, because it shows orders as their pages do.
import { addWords } from './catalogs.ts';

await Promise.all([addWords('later'), addWords('staff')]);
