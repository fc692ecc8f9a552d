/** Tests that read files instead of importing them: when a file of the pattern has changed, these are run too. */
interface Reader {
  readonly changed: RegExp
  readonly tests: readonly string[]
}

const mock = 'apps/mock-server/src'
const portal = 'apps/portal/src'

/**
 * All of them take a few seconds together. What copies the repository or asks the complete contract is left to
 * `npm test`: `tools/growth`, `tools/contract-check`.
 */
export const readers: readonly Reader[] = [
  {
    // Words, names, links, figures and folders: whatever changes, a document may speak of it.
    changed: /./u,
    tests: ['tools/docs/docs.test.ts', 'tools/docs/words.test.ts', 'tools/docs/structure.test.ts'],
  },
  { changed: /^(docs|e2e)\//u, tests: ['tools/docs/proofs.test.ts'] },
  { changed: /^docs\/generated\//u, tests: [`${mock}/server/pages/documents.test.ts`] },
  { changed: /^docs\/hosting\.md$/u, tests: ['apps/portal/build/old-browser.test.ts'] },
  { changed: /^(apps|libs)\/|^docs\/requirements\.md$/u, tests: ['tools/deep/attacks/attacks.test.ts'] },
  {
    changed: /(^|\/)package(-lock)?\.json$|^\.nvmrc$|^docs\/dependencies\.md$/u,
    tests: [
      'tools/docs/dependencies.test.ts',
      'tools/supply/supply.test.ts',
      'tools/workspace/workspace.test.ts',
    ],
  },
  {
    changed: /^\.(oxlintrc\.json|dependency-cruiser\.cjs)$|^tools\/lint\//u,
    tests: ['tools/lint/rules.test.ts'],
  },
  {
    changed: /^(apps\/portal\/src|libs\/ui)\/.*\.(css|tsx?)$/u,
    tests: [`${portal}/style-classes.test.ts`, `${portal}/spacing.test.ts`],
  },
  {
    changed: /^(apps|libs|e2e|tools)\/.*\.(css|tsx?|mjs)$/u,
    tests: [`${portal}/architecture.test.ts`],
  },
  { changed: /^libs\/ui\/src\/theme\/base\.css$/u, tests: ['libs/ui/src/theme/on-paper.test.tsx'] },
  { changed: /^(apps\/portal|libs\/(ui|auth))\/.*\.tsx?$/u, tests: ['libs/ui/src/kit.test.ts'] },
  {
    changed: /^apps\/portal\/src\/.*\.tsx?$|^libs\/api-client\/src\/queries\//u,
    tests: [
      `${portal}/shared/address/sinks-in-code.test.ts`,
      `${portal}/shared/error/load-error-text.test.ts`,
      `${portal}/texts-of-routes.test.ts`,
    ],
  },
  {
    changed: /^apps\/portal\/build\/(finished-page|first-paint)\.js$/u,
    tests: [`${portal}/boot/take-over.test.ts`],
  },
  {
    changed: /^libs\/i18n\/src\/locales\//u,
    tests: [
      'libs/i18n/src/locales/bundles.test.ts',
      'apps/portal/hosting/nginx.test.ts',
      `${portal}/texts-of-routes.test.ts`,
    ],
  },
  { changed: /^deploy\/generated\//u, tests: ['apps/portal/hosting/nginx.test.ts'] },
  {
    changed: /^apps\/mock-server\/src\/.*\.ts$/u,
    tests: [`${mock}/architecture.test.ts`, `${mock}/operations/sub-account/admin-log.test.ts`],
  },
  {
    changed: /^apps\/mock-server\/control\.openapi\.yaml$/u,
    tests: [`${mock}/control/description.test.ts`],
  },
  { changed: /^openapi\//u, tests: ['tools/contract/rules.test.ts', 'tools/contract/screens.test.ts'] },
]

/** The tests that read one of these files, each once. */
export const readingTests = (changed: readonly string[]): readonly string[] => [
  ...new Set(
    readers.flatMap((reader) => (changed.some((file) => reader.changed.test(file)) ? reader.tests : [])),
  ),
]

/** What is in these files is written by a program, or decides what it writes: it is written again and compared. */
export const generating =
  /^(openapi\/|redocly\.yaml$|libs\/(api-client|i18n|ui)\/codegen\/|libs\/i18n\/src\/locales\/|libs\/ui\/src\/theme\/UiProvider\.tsx$|apps\/mock-server\/src\/(testing\/scenes|server\/pages)\/|apps\/portal\/(csp\.ts$|hosting\/|src\/routes\/))|(^|\/)generated\/|\.gen\.ts$/u

/** Files of the hosting, whose tests publish a small build on an nginx. */
export const hosting =
  /^deploy\/|^apps\/portal\/hosting\/|^tools\/nginx\.mjs$|^\.dockerignore$|^docs\/hosting\.md$/u

/** The tests of the hosting that judge the folder of a build, which check does not make. */
export const ofTheBuild = 'tests/built-folder.test.ts'
