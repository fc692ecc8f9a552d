import common from '../locales/en/common.ts'
import errors from '../locales/en/errors.ts'
import validation from '../locales/en/validation.ts'

/** What every page needs, in one chunk. */
export default { common, errors, validation }

/** The other bundles, a chunk each. */
export const files = import.meta.glob(['./**/*.ts', '!./{common,errors,validation}.ts'], {
  base: '../locales/en',
  import: 'default',
})
