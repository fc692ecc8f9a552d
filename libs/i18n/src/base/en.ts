import common from '../locales/en/common.ts'
import errors from '../locales/en/errors.ts'
import validation from '../locales/en/validation.ts'

/** What every page needs, in one chunk. */
export default { common, errors, validation }
