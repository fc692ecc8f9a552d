/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `page` where the mock runs in the page, `server` where the development server passes calls on to one; empty without a mock. */
  readonly VITE_MOCK: 'page' | 'server' | ''
  /** World of that mock: a whole number, and a name. */
  readonly VITE_MOCK_SEED?: string
  readonly VITE_MOCK_SCENARIO?: string
}
