import common from '../locales/zh-cn/common.ts'
import errors from '../locales/zh-cn/errors.ts'
import validation from '../locales/zh-cn/validation.ts'

/** What every page needs, in one chunk. */
export default { common, errors, validation }
