// A console screen beside the board: the side bar, a header with its name, and its content.
import type { ReactNode } from 'react';
import { BoardRail } from '../board/rail.tsx';
import type { StaffPlace } from './navigation.ts';
import { PlacesButton } from './navigation-button.tsx';
import { StaffFrame } from './neutral-frame.tsx';

type StaffPageProps = {
  /** The neutral palette, from neutral.server.ts. */
  css: string;
  place: StaffPlace;
  title: string;
  /** Under the title: the brand or the store. */
  detail?: string | undefined;
  /** At the end of the header: a search, the main buttons. */
  actions?: ReactNode;
  /** Between header and content: strips that must not be missed. */
  strips?: ReactNode;
  /** Classes of the content; by default it scrolls, as a column of cards. */
  body?: string;
  children: ReactNode;
};

export function StaffPage({
  css,
  place,
  title,
  detail,
  actions,
  strips,
  body = 'console-body console-column',
  children,
}: StaffPageProps) {
  return (
    <StaffFrame css={css}>
      <div className="staff">
        <title>{title}</title>
        <BoardRail current={place} />
        <main>
          <header className="console-top">
            <PlacesButton current={place} />
            <div className="console-name">
              <h1 className="t-section" tabIndex={-1}>
                {title}
              </h1>
              {detail === undefined ? null : <p className="t-cap">{detail}</p>}
            </div>
            {actions}
          </header>
          {strips}
          <div className={body}>{children}</div>
        </main>
      </div>
    </StaffFrame>
  );
}
