// The event of a press that was refused because its customer is not signed in any more. Apart from
// what sends it: the login listens from the first page on.
export const SESSION_ENDED = 'quitute:sessaoTerminou';
