/**
 * Folders that need each other are one folder, or share a third. Tests are left out: they render the whole portal, or call
 * the whole mock, from beside the code they test.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Move what both need into a folder below, or hand it in from above.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/portal/src/(shared|trade|products|navigation|layouts|release|reports)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...require('./.dependency-cruiser.cjs').options,
    exclude: {
      path: '\\.(test|deep|fixture)\\.|/(test|testing|generated|dist)/|routeTree\\.gen|mockServiceWorker\\.js$',
    },
  },
}
