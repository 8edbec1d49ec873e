// The order of the cascade layers, written into the head before any sheet: the bundler splits the
// sheets by screen, and whichever loads first would otherwise set the order.

/**
 * A later layer overrides an earlier one, whatever the selectors: a screen overrides a part with
 * one class. `states` is last: disabled, hidden at a width, the system's own colours.
 */
export const layers = ['tokens', 'base', 'vendor', 'parts', 'features', 'console', 'states'];

export const layerOrder = `@layer ${layers.join()};`;
