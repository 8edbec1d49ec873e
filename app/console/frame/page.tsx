// A console screen beside the board: the sections, a header with its name and the pages of its
// section, and its content.
import type { ReactNode } from 'react';
import type { StaffPlace } from './navigation.ts';
import { StaffFrame } from './neutral-frame.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ConsoleRail } from './rail.tsx';
import { BackToHub, SectionLinks } from './section-links.tsx';
import { SessionStrip } from './session-strip.tsx';
import { SupportStrip } from './support-strip.tsx';
import { SuspendedStrip } from './suspended-strip.tsx';

type StaffPageProps = {
  /** The neutral palette, from neutral.server.ts. */
  css: string;
  place: StaffPlace;
  title: string;
  /** Under the title: the brand, the store, or a choice of stores. */
  detail?: ReactNode;
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
        <ConsoleRail current={place} />
        <main>
          <header className="console-top">
            <div className="console-name">
              <BackToHub current={place} />
              <h1 className="t-section" tabIndex={-1}>
                {title}
              </h1>
              {detail === undefined ? null : <p className="t-cap">{detail}</p>}
            </div>
            <SectionLinks current={place} />
            {actions}
          </header>
          <SessionStrip />
          <SuspendedStrip />
          <SupportStrip />
          {strips}
          <div className={body}>{children}</div>
        </main>
        <PhoneBar current={place} />
      </div>
    </StaffFrame>
  );
}
