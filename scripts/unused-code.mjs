// What a customer's browser never runs of React and the router, by the end of the module's path,
// each with the reason (docs/decisions/0139). `test/unused-code.test.ts` asserts the reasons.
import { leaveOut } from './leave-out.mjs';

/** No screen renders `<ViewTransition>`. */
const viewTransitions = {
  applyViewTransitionToHostInstancesRecursive: '!1',
  commitAfterMutationEffectsOnFiber: '',
  commitAppearingPairViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  flushAfterMutationEffects: '',
  measureNestedViewTransitions: '',
  measureViewTransitionHostInstancesRecursive: '!1',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restoreViewTransitionOnHostInstances: '',
  scheduleViewTransitionEvent: '',
  startViewTransition: 'null',
  trackEnterViewTransitions: '',
};

/** No fragment has a `ref`. */
const fragmentRefs = {
  FragmentInstance: '',
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
  isFragmentInstanceParent: '!1',
};

/** Forms call the API; none has a function as its `action`. */
const formActions = {
  dispatchActionState: '',
  extractEvents$1: '',
  mountActionState: '',
  requestFormReset: '',
  rerenderActionState: '',
  scheduleReplayQueueIfNeeded: '',
  updateActionState: '',
};

/**
 * Nothing calls `preload` or `preinit` of react-dom, nobody reads an error's component stack, no
 * compiler of React made the screens, and no element is a custom one.
 */
const others = {
  getComponentNameFromType: 'null',
  getStackByFiberInDevAndProd: '""',
  preconnect: '',
  prefetchDNS: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadModule: '',
  setPropOnCustomElement: '',
  useMemoCache: '',
};

/** No stylesheet has a `precedence`, no script is `async` with a `src`. */
const resources = { acquireResource: 'null', getResource: 'null', suspendResource: '' };

/**
 * Nothing listens to text before it is put in, to compositions, to selections or to a pointer that
 * enters or leaves an element. Browsers have had the event `input` for ten years.
 */
const events = {
  emptied: {
    constructSelectEvent: '',
    getTargetInstForInputEventPolyfill: '',
    handleEventsForInputEventPolyfill: '',
  },
  never: [
    'reactName || SyntheticEventCtor',
    `fallbackData = canUseTextInputEvent
          ? getNativeBeforeInputChars(domEventName, nativeEvent)
          : getFallbackBeforeInputChars(domEventName, nativeEvent)`,
  ],
  statements: [
    'eventType &&\n        (useFallbackCompositionData',
    'isComposing\n          ? isFallbackCompositionEnd(domEventName, nativeEvent)',
    ...['onBeforeInput', 'onMouseEnter', 'onMouseLeave', 'onPointerEnter', 'onPointerLeave'].map(
      (name) => `register${name === 'onBeforeInput' ? 'TwoPhase' : 'Direct'}Event("${name}"`,
    ),
    ...['onSelect', 'onCompositionEnd', 'onCompositionStart', 'onCompositionUpdate'].map(
      (name) => `registerTwoPhaseEvent(\n  "${name}"`,
    ),
  ],
};

/** `<Profiler>`, `<SuspenseList>`, `<ViewTransition>` and `<Activity>` (ReactWorkTags.js). */
const tags = [12, 19, 30, 31];

/** Words for developers: what is wrong is said by the development build. */
const warnings = ['warning(', 'warnOnce('];
const unsaid = 'invariant';

const keptMethod = [
  'redirectPreserveMethodStatusCodes.has(redirect.response.status)',
  'activeSubmission',
  'isMutationMethod(activeSubmission.formMethod)',
].join(' && ');
const knowsTransitions = [
  'router.window != null',
  'router.window.document != null',
  'typeof router.window.document.startViewTransition === "function"',
].join(' && ');

/** @type {Record<string, import('./leave-out.mjs').Unused>} */
const unused = {
  '/react-dom/cjs/react-dom-client.production.js': {
    emptied: {
      ...viewTransitions,
      ...fragmentRefs,
      ...formActions,
      ...others,
      ...resources,
      ...events.emptied,
      updateActivityComponent: 'null',
      updateSuspenseListComponent: 'null',
    },
    never: events.never,
    // Every page comes from the server.
    statements: ['FragmentInstance.prototype.', 'exports.createRoot', ...events.statements],
    tags,
  },
  '/react/cjs/react.production.js': { statements: ['exports.Children'] },
  // No form of a screen is sent by the router (actions answer browsers without scripts), no route
  // has middleware, the list of screens is whole, and the module of a route is a set of properties.
  '/react-router/dist/production/lib/router/router.js': {
    unsaid,
    emptied: {
      _internalSetRoutes: '',
      checkFogOfWar: '{ active: false, matches: null }',
      discoverRoutes: '',
      getInstrumentationNavigateMeta: '',
      handleAction: '',
      handleFetcherAction: '',
      patchRoutesImpl: '',
      persistAppliedTransitions: '',
      restoreAppliedTransitions: '',
      runClientMiddlewarePipeline:
        'args.request.signal.aborted ? Promise.reject(args.request.signal.reason) : handler()',
    },
    never: ['init.instrumentations', 'isFogOfWar', 'loadMatch.isDiscovering'],
    statements: warnings.slice(0, 1),
    texts: {
      'future.unstable_routePatternMatching': '!1',
      'init.patchRoutesOnNavigation': 'void 0',
      'isMutationMethod(request.method)': '!1',
      'opts && opts.submission && isMutationMethod(opts.submission.formMethod)': '!1',
      [keptMethod]: '!1',
      'submission && isMutationMethod(submission.formMethod)': '!1',
      'typeof route.lazy === "function"': '!1',
    },
  },
  // Navigations have no `viewTransition`.
  '/react-router/dist/production/lib/components.js': {
    unsaid,
    statements: warnings,
    texts: {
      '!vtContext.isTransitioning && interruption': '!1',
      'renderDfd && pendingState && router.window': '!1',
      'renderDfd && pendingState && state.location.key === pendingState.location.key': '!1',
      [knowsTransitions]: '!1',
      'vtContext.isTransitioning && !vtContext.flushSync': '!1',
    },
  },
  // Links have no `prefetch`: `app/menu/product/opening.tsx` loads files ahead.
  '/react-router/dist/production/lib/dom/ssr/components.js': {
    unsaid,
    emptied: {
      PrefetchPageLinks: 'null',
      usePrefetchBehavior: '[false, React$1.useRef(null), {}]',
    },
    statements: warnings.slice(1),
    texts: { '!isStatic': '!0' },
  },
  '/react-router/dist/production/lib/dom/ssr/routes.js': {
    unsaid,
    emptied: {
      createClientRoutesWithHMRRevalidationOptOut: '',
      getShouldRevalidateFunction: 'route.shouldRevalidate',
      noActionDefinedError: '',
      preventInvalidServerHandlerCall: '',
    },
  },
  '/react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    unsaid,
    emptied: { nonSsrStrategy: '', singleFetchActionStrategy: '' },
  },
  // Everything is inside a route of the router, and nothing is a server component.
  '/react-router/dist/production/lib/hooks.js': {
    unsaid,
    emptied: { useNavigateUnstable: '' },
    statements: ['warning(', 'warningOnce('],
    texts: {
      'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()':
        'useNavigateStable()',
      'this.context': '!1',
    },
  },
  '/react-router/dist/production/lib/dom/lib.js': { statements: warnings.slice(0, 1), unsaid },
  '/react-router/dist/production/lib/router/utils.js': { statements: warnings.slice(0, 1), unsaid },
};

export const modules = Object.keys(unused);

/** Null for a module of which everything is used. @param {string} id @param {string} code */
export function withoutUnusedCode(id, code) {
  const [, parts = null] = Object.entries(unused).find(([end]) => id.endsWith(end)) ?? [];
  return parts === null ? null : leaveOut(code, parts, id);
}
