import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import { language } from './translator.ts'

/**
 * dayjs in the language in force, for date pickers. Fetched together with them: nothing of the first load needs
 * it.
 */
export function dayjsInLanguage(): typeof dayjs {
  dayjs.locale(language())
  return dayjs
}
