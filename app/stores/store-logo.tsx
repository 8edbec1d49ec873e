// A store's logo in a list: its own, else the brand's, else the brand's initial.
import type { Store } from '#contract/entities/store.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { LogoPicture } from '../brand/logo-picture.tsx';

export function StoreLogo({ store }: { store: Pick<Store, 'urlLogo'> }) {
  const { projectName, urlLogo } = useBrand();
  const logo = store.urlLogo ?? urlLogo;
  return (
    <span className="store-logo" aria-hidden="true">
      <LogoPicture
        src={logo}
        otherwise={
          <span className="media mono">
            <span>{projectName.charAt(0).toUpperCase()}</span>
          </span>
        }
      />
    </span>
  );
}
