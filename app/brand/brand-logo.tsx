// The brand's logo, or its initial if there is no picture.
import { useBrand } from './brand-context.tsx';
import { LogoPicture } from './logo-picture.tsx';

/** `auth-logo` is the large one of full pages, `tb-logo` the small one of bars. */
export function BrandLogo({ className = 'tb-logo' }: { className?: 'auth-logo' | 'tb-logo' }) {
  const { urlLogo, projectName } = useBrand();
  return (
    <span className={className}>
      <LogoPicture
        src={urlLogo}
        // The bar with the small one is hidden on a phone.
        loading={className === 'tb-logo' ? 'lazy' : undefined}
        otherwise={
          <span className="media mono whole" aria-hidden="true">
            <span>{projectName.charAt(0).toUpperCase()}</span>
          </span>
        }
      />
    </span>
  );
}
