import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import { language } from './translator.ts'

/** dayjs in the current language, for date pickers, and loaded with them alone. */
export function dayjsInLanguage(): typeof dayjs {
  dayjs.locale(language())
  return dayjs
}
