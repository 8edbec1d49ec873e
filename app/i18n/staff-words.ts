// Imported by every console screen: its module waits for its words. It includes the customers'
// words, because it shows orders as their pages do.
import { awaitedByModule } from '../import-once.ts';
import { addWords } from './catalogs.ts';

await awaitedByModule(Promise.all([addWords('later'), addWords('staff')]));
