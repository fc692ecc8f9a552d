import { fileURLToPath } from 'node:url'

/** The workspace's root folder. */
export const contractRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The bundled contract. */
export const bundlePath = `${contractRoot}/libs/api-client/src/generated/openapi.json`

/** The same without its examples, the only file the generators read: other examples make no other code. */
export const plainPath = `${contractRoot}/.cache/contract-without-examples.json`

/** Where generated code goes; the drift check points it at a folder of its own. */
export const generatedDir = () =>
  process.env['PORTAL_GENERATED_DIR'] ?? `${contractRoot}/libs/api-client/src/generated`
