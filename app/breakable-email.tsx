// An email that wraps at its dots, where one would read a pause, and not between any two letters.
import { Fragment } from 'react';

export const breakable = (email: string) =>
  email.split(/(?<=[@.])/).map((part, at, parts) => (
    <Fragment key={parts.slice(0, at).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
