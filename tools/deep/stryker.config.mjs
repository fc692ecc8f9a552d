/**
 * Mutation testing of the rules that must not go wrong: `npm run test:deep -- mutation`. MUTATION_AREA names the area,
 * so that the threshold holds for each of them and not for their mean.
 *
 * @typedef {object} Area
 * @property {string} project folder of the project
 * @property {string[]} rules what Stryker changes, relative to the project
 * @property {string[]} tests what has to notice, relative to the project
 */

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  money: {
    project: 'apps/mock-server',
    rules: ['src/domain/money/*.ts'],
    tests: ['src/domain/money/*.test.ts'],
  },
  safeUrl: {
    project: 'apps/portal',
    rules: ['src/shared/address/*.ts'],
    tests: ['src/shared/address/*.test.ts', 'src/navigation/**/*.test.ts'],
  },
  errorMapping: {
    project: 'libs/api-client',
    rules: ['src/transport/{http-errors,request,api-error}.ts'],
    tests: ['src/transport/*.test.ts'],
  },
  validation: {
    project: 'apps/portal',
    rules: ['src/shared/{form,upload}/*-{rules,fields}.ts'],
    tests: ['src/shared/{form,upload}/*.test.ts', 'src/features/session/*.test.ts'],
  },
  session: {
    project: 'libs/auth',
    rules: ['src/{session,session-record,site-answer,permissions,menus}.ts'],
    tests: ['src/*.test.ts'],
  },
  permissions: {
    project: 'apps/mock-server',
    rules: ['src/domain/sub-account/*.ts', 'src/domain/menu/permission.ts', 'src/edge/authorise.ts'],
    tests: [
      'src/domain/{sub-account,menu}/*.test.ts',
      'src/edge/*.test.ts',
      'src/operations/sub-account/*.test.ts',
    ],
  },
  cancellation: {
    project: 'apps/mock-server',
    rules: ['src/domain/cancellation/*.ts', 'src/domain/order/cancel.ts'],
    tests: ['src/domain/{cancellation,order}/**/*.test.ts'],
  },
  ledger: {
    project: 'apps/mock-server',
    rules: ['src/domain/ledger/**/*.ts'],
    tests: ['src/domain/{ledger,bill,order}/**/*.test.ts', 'src/operations/wallet/*.test.ts'],
  },
  lifeCycle: {
    project: 'apps/mock-server',
    rules: [
      'src/domain/order/{act,actions,effects,guards,lifecycle,offer,pay,status,supplier-move}.ts',
      'src/domain/order/moves/*.ts',
    ],
    tests: ['src/domain/{order,ride,airport}/**/*.test.ts', 'src/operations/order/*.test.ts'],
  },
  changes: {
    project: 'apps/mock-server',
    rules: ['src/domain/order/amend/*.ts', 'src/domain/order/replacement.ts'],
    tests: ['src/domain/order/**/*.test.ts', 'src/operations/{order,approval}/*.test.ts'],
  },
  payLater: {
    project: 'apps/mock-server',
    rules: ['src/domain/order/pay-{later,time}.ts'],
    tests: ['src/{domain,operations}/order/pay*.test.ts'],
  },
  trips: {
    project: 'apps/mock-server',
    rules: ['src/domain/trip/*.ts'],
    tests: ['src/domain/trip/*.test.ts', 'src/operations/trip/*.test.ts'],
  },
  groups: {
    project: 'apps/mock-server',
    rules: ['src/domain/group/*.ts'],
    tests: ['src/domain/group/*.test.ts', 'src/operations/group/*.test.ts'],
  },
}

export const areaNames = Object.keys(areas)

const { MUTATION_AREA: area = 'money' } = process.env
const { project, rules } = areas[area] ?? { project: '', rules: [] }

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/deep/stryker.vitest.config.ts', related: false },
  mutate: [...rules.map((rule) => `${project}/${rule}`), `!${project}/**/*.{test,deep,fixture,data}.ts`],
  // Type checks would rewrite files of all projects.
  disableTypeChecks: false,
  ignorePatterns: ['.nx', '.cache', 'dist', 'docs', 'e2e/test-results'],
  tempDirName: '.cache/stryker',
  concurrency: 2,
  // A slow machine is no endless loop.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `.cache/reports/mutation-${area}.html` },
}
