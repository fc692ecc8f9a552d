/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `page` in builds that carry the mock in the page; empty in all others. */
  readonly VITE_MOCK: 'page' | ''
  /** World of that mock: a whole number, and a name. */
  readonly VITE_MOCK_SEED?: string
  readonly VITE_MOCK_SCENARIO?: string
}
