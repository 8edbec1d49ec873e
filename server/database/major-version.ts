// The embedded PostgreSQL reads only files of its own major version. Folders of another one are
// refused with the way out.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/**
 * `dir` holds the database in `data`; `version` is that of the packaged PostgreSQL.
 * @throws DatabaseStartError before anything is touched.
 */
export function checkMajorVersion(data: string, version: string): void {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) return;
  const dir = dirname(data);
  const [theirs, ours] = [
    Number.parseInt(readFileSync(file, 'utf8'), 10),
    Number.parseInt(version, 10),
  ];
  if (theirs === ours) return;
  const who =
    `The database in ${dir} was made by PostgreSQL ${theirs}, and this version of Quitute ` +
    `comes with PostgreSQL ${ours}`;
  if (!(theirs < ours))
    throw new DatabaseStartError(
      `${who}, which is older: start the version of Quitute that used this folder last, or ` +
        'set DATA_DIR to a new folder. Nothing was changed.',
    );
  throw new DatabaseStartError(
    `${who}, which cannot read it. Nothing was changed. To bring the data over:
1. with the version of Quitute that used this folder last: npm run backup -- all.backup
2. mv ${data} ${data}-${theirs}
3. with this version: npm run restore -- all.backup
4. npm start`,
  );
}
