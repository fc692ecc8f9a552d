const test = '\\.(test|deep)\\.ts$'

/**
 * The floors of the mock, top first. The programs beside these folders (browser, node, server, mock, …) put them
 * together and belong to the first floor.
 */
const mockFloors = [
  'server|page|testing',
  'control',
  'scenarios',
  'trace',
  'operations',
  'documents',
  'media',
  'edge',
  'world',
  'domain',
  'texts',
]

/**
 * Who may import whom. Each rule says in its comment what to do instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other, be it for a type, are one file or share a third.',
      severity: 'error',
      from: { pathNot: 'routeTree\\.gen\\.ts$|/generated/' },
      to: { circular: true, pathNot: 'routeTree\\.gen\\.ts$' },
    },
    {
      name: 'no-unresolvable',
      comment:
        'The imported file or package does not exist; a client of another generator is made by its test.',
      severity: 'error',
      from: { pathNot: '^tools/contract-judges/clients/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|^har-format$' },
    },
    {
      name: 'api-client-knows-nobody',
      comment: 'The API client speaks the contract; it knows no other part of the workspace.',
      severity: 'error',
      from: { path: '^libs/api-client/' },
      to: { path: '^(apps|e2e|tools|libs/(?!api-client/))' },
    },
    {
      name: 'i18n-knows-nobody',
      comment: 'Languages and formats stand below everything else.',
      severity: 'error',
      from: { path: '^libs/i18n/' },
      to: { path: '^(apps|e2e|tools|libs/(?!i18n/))' },
    },
    {
      name: 'ui-knows-i18n-only',
      comment: 'Parts another product could use know neither the contract nor the session.',
      severity: 'error',
      from: { path: '^libs/ui/' },
      to: { path: '^(apps|e2e|tools|libs/(?!ui/|i18n/))' },
    },
    {
      name: 'auth-knows-api-client-only',
      comment: 'The session is filled from calls; it has no screens and no texts.',
      severity: 'error',
      from: { path: '^libs/auth/' },
      to: { path: '^(apps|e2e|tools|libs/(?!auth/|api-client/))' },
    },
    {
      name: 'libs-through-their-doorway',
      comment:
        'A lib is imported by its name, @portal/…, never by a path into it; lists of hostile input are for every test.',
      severity: 'error',
      from: { path: '^(apps|e2e)/' },
      to: {
        path: '^libs/([^/]+)/',
        pathNot:
          '^libs/[^/]+/src/(index|contract|answer-check|overlays|editor)\\.ts$|\\.css$|\\.json$|\\.fixture\\.ts$',
      },
    },
    {
      name: 'generated-has-one-importer',
      comment: 'Generated code is used inside the API client only; everybody else uses its doorways.',
      severity: 'error',
      from: { pathNot: '^(libs/api-client/|tools/)' },
      to: { path: '^libs/api-client/src/generated/', pathNot: '\\.json$' },
    },
    {
      name: 'generated-kit-has-one-importer',
      comment: 'The generated parts of the kit reach others through its doorways.',
      severity: 'error',
      from: { pathNot: '^(libs/ui/|tools/)' },
      to: { path: '^libs/ui/src/generated/' },
    },
    {
      name: 'features-keep-apart',
      comment: 'What two features share moves to shared/, or is composed by a route.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: { path: '^apps/portal/src/features/', pathNot: '^apps/portal/src/features/$1/' },
    },
    // The floors of the portal. Each may use those below it:
    //   main → boot → routes → layouts → products → features → trade → shared → libs
    // Beside products and features, known only from above them:
    //   routes, layouts → navigation (a route change) → release (builds and reloads) → shared
    //   boot → reports → release, shared;  boot → panel (dynamic, builds with a mock only)
    {
      name: 'shared-is-the-ground',
      comment: 'Parts that any product could use know nothing of the trade and no page.',
      severity: 'error',
      from: { path: '^apps/portal/src/shared/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/portal/src/(boot|navigation|routes|layouts|products|features|trade|release)/' },
    },
    {
      name: 'trade-is-below-features',
      comment: 'What several features share of the business knows no feature; a product is handed in.',
      severity: 'error',
      from: { path: '^apps/portal/src/trade/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/portal/src/(boot|navigation|routes|layouts|products|features|release)/' },
    },
    {
      name: 'features-are-below-products',
      comment:
        'A screen is handed what it needs; it knows neither the site map, nor the boot, nor all products.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/' },
      to: { path: '^apps/portal/src/(boot|routes|layouts|products|navigation|release|reports|main)' },
    },
    {
      name: 'products-are-below-routes',
      comment: 'Products gather what features offer; routes and the boot hand it on.',
      severity: 'error',
      from: { path: '^apps/portal/src/products/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/portal/src/(boot|navigation|routes|layouts|release)/' },
    },
    {
      name: 'layouts-know-no-route',
      comment: 'A layout is chosen by a route, not the other way round.',
      severity: 'error',
      from: { path: '^apps/portal/src/layouts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/portal/src/(boot|routes|reports)/' },
    },
    {
      name: 'routes-are-below-boot',
      comment: 'A route is handed what it needs by the router context, which the boot fills in.',
      severity: 'error',
      from: { path: '^apps/portal/src/routes/' },
      to: { path: '^apps/portal/src/(boot|release|reports)/' },
    },
    {
      name: 'navigation-knows-no-screen',
      comment: 'A route change is the same for every page; layouts come in through the router context.',
      severity: 'error',
      from: { path: '^apps/portal/src/navigation/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/portal/src/(boot|routes|layouts|products|features|trade|reports)/' },
    },
    {
      name: 'release-and-reports-are-low',
      comment: 'Builds, reloads and reports know shared parts and libs; the boot hands them the rest.',
      severity: 'error',
      from: { path: '^apps/portal/src/(release|reports)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/portal/src/(boot|routes|layouts|navigation|products|features|trade)/' },
    },
    {
      name: 'mock-only-from-boot',
      comment:
        'The portal reaches the mock by one dynamic import in boot/, which a production build leaves out.',
      severity: 'error',
      from: { path: '^apps/portal/', pathNot: '\\.test\\.tsx?$|^apps/portal/((src/)?test|src/panel/)' },
      to: { path: '^apps/mock-server/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mock-by-dynamic-import-in-boot',
      comment: 'Only boot/ may start the mock inside the page.',
      severity: 'error',
      from: {
        path: '^apps/portal/',
        pathNot: '^apps/portal/src/(boot|panel)/|\\.test\\.tsx?$|^apps/portal/(src/)?test',
      },
      to: { path: '^apps/mock-server/' },
    },
    {
      name: 'panel-by-dynamic-import-in-boot',
      comment: 'The panel belongs to builds with a mock: boot/ brings it in late, nobody else knows it.',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: '^apps/portal/src/panel/' },
      to: { path: '^apps/portal/src/panel/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mock-knows-the-contract-only',
      comment: 'The mock is a backend: it knows the contract and no part of the portal.',
      severity: 'error',
      from: { path: '^apps/mock-server/' },
      to: { path: '^(apps/portal|e2e|tools|libs/(?!api-client/))' },
    },
    {
      name: 'mock-domain-is-pure',
      comment: 'The business knows the contract and itself: no transport and no invented data.',
      severity: 'error',
      from: { path: '^apps/mock-server/src/domain/', pathNot: test },
      to: { path: '^(node:)?(http|https|net|fs|crypto)$|node_modules/(msw|@mswjs|@faker-js)/' },
    },
    ...mockFloors.slice(1).map((floor, index) => ({
      name: `mock-floor-${floor.replaceAll('|', '-')}`,
      comment: 'A folder of the mock knows the folders below it only: hand it what it needs from above.',
      severity: 'error',
      from: { path: `^apps/mock-server/src/(${floor})/`, pathNot: test },
      to: {
        path: `^apps/mock-server/src/((${mockFloors.slice(0, index + 1).join('|')})/|[^/]+\\.ts$)`,
      },
    })),
    {
      name: 'store-library-in-world-only',
      comment: '@mswjs/data is hidden behind the typed repository.',
      severity: 'error',
      from: { pathNot: '^apps/mock-server/src/world/' },
      to: { path: 'node_modules/@mswjs/data/' },
    },
    {
      name: 'invented-data-in-mock-only',
      comment: 'msw and faker belong to the mock.',
      severity: 'error',
      from: { pathNot: '^(apps/mock-server/|apps/portal/vite\\.config\\.ts|apps/portal/[^/]+\\.ts)' },
      to: { path: 'node_modules/(msw|@faker-js)/' },
    },
    {
      name: 'e2e-knows-no-screen',
      comment:
        'A browser test knows texts, roles, the control client and lists of hostile input, never a component.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(apps/portal/|libs/(ui|i18n|auth)/)', pathNot: '\\.fixture\\.ts$' },
    },
    {
      name: 'production-knows-no-test',
      comment: 'Only a test imports a test.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '\\.(test|deep)\\.tsx?$' },
      to: { path: '\\.(test|deep|e2e)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated/hooks|playwright-report|test-results)/|mockServiceWorker\\.js$' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
    moduleSystems: ['es6'],
  },
}
