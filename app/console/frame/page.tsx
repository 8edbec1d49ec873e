// A screen of the console beside the board: the side bar, a head with its name, and what it shows.
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
  /** Under the title: the brand, or the store that the screen is about. */
  detail?: string | undefined;
  /** At the end of the head: a search, the main buttons. */
  actions?: ReactNode;
  /** Between the head and what scrolls: strips that must not be missed. */
  strips?: ReactNode;
  /**
   * Classes of what stands under the head; without any it scrolls, and is a column of cards as wide
   * as reading wants.
   */
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
  body = 'st-body st-column',
  children,
}: StaffPageProps) {
  return (
    <StaffFrame css={css}>
      <div className="staff">
        <title>{title}</title>
        <BoardRail current={place} />
        <main>
          <header className="st-top">
            <PlacesButton current={place} />
            <div className="st-name">
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
