// Announces changes to screen readers; silent when the page opens.
import { useState } from 'react';

export function Announcement({ words }: { words: string }) {
  const [first] = useState(words);
  return (
    <p className="sr" role="status">
      {words === first ? '' : words}
    </p>
  );
}
