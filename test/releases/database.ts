// The database for `npm run dump`.
export { serveRelease as default } from '../set-up/database-server.ts';
