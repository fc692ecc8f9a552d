/** Where the program decides what must not go wrong, and the tests that have to notice when it does. */
export interface Area {
  readonly name: string
  readonly rules: readonly string[]
  /** Tests that draw nothing. */
  readonly units: readonly string[]
  /** Tests of screens, for what those leave. */
  readonly screens?: readonly string[]
}

const mock = (...paths: string[]) => paths.map((path) => `apps/mock-server/src/${path}`)
const portal = (...paths: string[]) => paths.map((path) => `apps/portal/src/${path}`)
const auth = (...paths: string[]) => paths.map((path) => `libs/auth/src/${path}`)
const api = (...paths: string[]) => paths.map((path) => `libs/api-client/src/${path}`)

/** The smallest first. */
export const areas: readonly Area[] = [
  {
    name: 'money',
    rules: mock('domain/money/*.ts'),
    units: mock('domain/{money,ledger,cancellation,hotel,invoice}/**/*.test.ts'),
  },
  {
    name: 'safe addresses',
    rules: portal(
      'shared/address/{safe-url,open-menu,image-address,search-text}.ts',
      'shared/asset-address.ts',
    ),
    units: portal('shared/address/*.test.ts', 'shared/*.test.ts', 'navigation/*.test.ts'),
    screens: portal('navigation/sinks.test.tsx', 'layouts/menus.test.tsx'),
  },
  {
    name: 'error mapping',
    rules: api('transport/{http-errors,request,api-error}.ts'),
    units: api('transport/*.test.ts'),
  },
  {
    name: 'validation',
    rules: portal('shared/form/{field-rules,refused-fields}.ts', 'shared/upload/upload-rules.ts'),
    units: portal('shared/{form,upload,password}/*.test.ts', 'features/session/*.test.ts'),
    screens: portal('features/session/register.test.tsx', 'features/account/profile.test.tsx'),
  },
  {
    name: 'session',
    rules: [...auth('{session,session-record,site-answer}.ts'), ...portal('navigation/session/*.ts')],
    units: [...auth('*.test.ts'), ...portal('navigation/session/*.test.ts')],
    screens: portal('features/session/login.test.tsx', 'navigation/route-change.test.tsx'),
  },
  {
    name: 'permissions',
    rules: [
      ...auth('{permissions,menus}.ts'),
      ...mock('domain/sub-account/*.ts', 'domain/menu/permission.ts', 'edge/authorise.ts'),
    ],
    units: [
      ...auth('*.test.ts'),
      ...mock('domain/{sub-account,menu}/*.test.ts', 'edge/*.test.ts', 'operations/sub-account/*.test.ts'),
    ],
  },
  {
    name: 'cancellation',
    rules: mock('domain/cancellation/*.ts', 'domain/order/cancel.ts'),
    units: mock('domain/{cancellation,order}/**/*.test.ts'),
  },
  {
    name: 'navigation',
    rules: portal(
      'navigation/{guards,pipeline,validate-route,route-rules,language-bundles,before-navigation,first-member-page,site-loader}.ts',
      'release/{chunk-reload,build-watcher,manifest,payload,route-matcher}.ts',
    ),
    units: portal('navigation/*.test.ts', 'release/*.test.ts'),
    screens: portal(
      'navigation/route-change.test.tsx',
      'navigation/route-rules.test.tsx',
      'boot/release.test.tsx',
    ),
  },
  {
    name: 'ledger',
    rules: mock('domain/ledger/**/*.ts'),
    units: mock('domain/{ledger,bill,order}/**/*.test.ts', 'operations/wallet/*.test.ts'),
  },
  {
    name: 'life cycle',
    rules: mock('domain/order/{act,actions,guards,lifecycle,service-moves,moves,pay,status,offer}.ts'),
    units: mock('domain/{order,ride,airport}/**/*.test.ts', 'operations/order/*.test.ts'),
  },
]
