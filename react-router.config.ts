import type { Config } from '@react-router/dev/config';

// The route list is small: sending it whole avoids a request before the first navigation.
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
