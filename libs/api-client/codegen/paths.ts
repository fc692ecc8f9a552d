import { fileURLToPath } from 'node:url'

/** The workspace's root folder. */
export const contractRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The folder of all generated code. */
export const generatedDir = `${contractRoot}/libs/api-client/src/generated`

/** The bundled contract, which every generator reads. */
export const bundlePath = `${generatedDir}/openapi.json`
