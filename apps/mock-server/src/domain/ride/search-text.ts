import type { Schemas } from '@portal/api-client/contract'
import { counted } from '../search/text.ts'

/** Who rides, in parts that are joined as each language joins them. */
export function ridersText({ adults, child_ages }: Schemas['Passengers']) {
  const children = child_ages.length
  return {
    en: [counted(adults, 'adult', 'adults'), ...(children ? [counted(children, 'child', 'children')] : [])],
    'zh-cn': [`${adults} 位成人`, ...(children ? [`${children} 位儿童`] : [])],
  }
}
