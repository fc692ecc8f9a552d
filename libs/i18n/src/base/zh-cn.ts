import common from '../locales/zh-cn/common.ts'
import errors from '../locales/zh-cn/errors.ts'
import validation from '../locales/zh-cn/validation.ts'

/** What every page needs, in one chunk. */
export default { common, errors, validation }

/** The other bundles, a chunk each. */
export const files = import.meta.glob(['./**/*.ts', '!./{common,errors,validation}.ts'], {
  base: '../locales/zh-cn',
  import: 'default',
})
