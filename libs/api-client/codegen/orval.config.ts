import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'
import {
  bundlePath,
  contractRoot,
  generatedDir,
  type OpenApi,
  omitHeaders,
  readsByPost,
  unwrapEnvelopes,
  writesByGet,
} from './contract-source.ts'

const spec = JSON.parse(readFileSync(bundlePath, 'utf8')) as OpenApi

/** Screens call these as functions, so hooks and options of them would have no user. A screen that needs one removes the name. */
const functionsAlone = [
  'checkCaptchaCode',
  'checkClickCaptcha',
  'checkHotelRate',
  'downloadExport',
  'exportLedger',
  'exportAdminLog',
  'exportOrderReport',
  'exportOrders',
  'getAccountOverview',
  'getDictionaries',
  'getExport',
  'getOrderText',
  'getSite',
  'getTripText',
  'listBalanceEntries',
  'parseGuests',
  'previewOrderAmendment',
  'quoteOrderChange',
  'refreshToken',
  'sendCaptchaCode',
  'sendEmailCode',
  'sendSmsCode',
  'signOut',
  'uploadFile',
]

/** orval would make a query of every GET and a mutation of every POST; these are what the contract says they are. */
const operations = {
  ...Object.fromEntries(
    readsByPost(spec).map((id) => [id, { query: { useQuery: true, useMutation: false } }]),
  ),
  ...Object.fromEntries(
    writesByGet(spec).map((id) => [id, { query: { useQuery: false, useMutation: true } }]),
  ),
  ...Object.fromEntries(functionsAlone.map((id) => [id, { query: { useQuery: false, useMutation: false } }])),
}

/** orval writes request functions, query keys and options, and React Query hooks over our one `request` function. */
export default defineConfig({
  portal: {
    input: {
      target: bundlePath,
      override: { transformer: (document) => unwrapEnvelopes(omitHeaders(document as OpenApi)) as never },
    },
    output: {
      mode: 'tags-split',
      target: `${generatedDir}/hooks`,
      // orval always writes models, but can import them from elsewhere: its own stay in the cache, and the hooks
      // import the types of openapi-typescript by the package's private name for them.
      schemas: { path: `${contractRoot}/.cache/orval-models`, importPath: '#contract' },
      client: 'react-query',
      // With this call style orval passes `params` as an object, and our transport flattens it to name[key].
      httpClient: 'axios',
      clean: true,
      formatter: 'biome',
      override: {
        header: false,
        mutator: { path: `${contractRoot}/libs/api-client/src/transport/request.ts`, name: 'request' },
        query: { version: 5, signal: true },
        operations,
      },
    },
  },
})
