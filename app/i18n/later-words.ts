// Imported by every screen and panel opened after the menu: its module waits for its words.
import { awaitedByModule } from '../import-once.ts';
import { addWords } from './catalogs.ts';

await awaitedByModule(addWords('later'));
