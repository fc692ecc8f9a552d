import type { RoleName } from '../domain/menu/permission.ts'

/** The password of every seeded account. */
export const personaPassword = 'Travel2026'

export interface Persona {
  readonly username: string
  readonly company_id: string
  readonly role: RoleName
  readonly nickname: { readonly en: string; readonly 'zh-cn': string }
}

const persona = (username: string, company_id: string, role: RoleName, en: string, zh: string) =>
  ({ username, company_id, role, nickname: { en, 'zh-cn': zh } }) as const satisfies Persona

/**
 * The seeded accounts. Company 1 pays from a deposit in CNY, 2 by monthly credit in CNY, 3 by both in USD, and 4 is new
 * and has little money. All persons are invented.
 */
export const personas = [
  persona('goldenland', '1', 'owner', 'Chen Hui', '陈慧'),
  persona('golden_booker', '1', 'booker', 'Thiri Aung', '蒂丽昂'),
  persona('golden_finance', '1', 'finance', 'Zhou Min', '周敏'),
  persona('golden_viewer', '1', 'viewer', 'Ko Lwin', '哥伦'),
  persona('jadecredit', '2', 'owner', 'Li Guowei', '李国伟'),
  persona('jade_booker', '2', 'booker', 'Wang Xin', '王欣'),
  persona('jade_finance', '2', 'finance', 'Daw Khin Mya', '杜钦妙'),
  persona('jade_viewer', '2', 'viewer', 'Yang Fan', '杨帆'),
  persona('pacificusd', '3', 'owner', 'Grace Tan', '陈佳宁'),
  persona('pacific_booker', '3', 'booker', 'Somchai Prasert', '颂猜'),
  persona('pacific_finance', '3', 'finance', 'Helen Foo', '符海伦'),
  persona('newleaf', '4', 'owner', 'Zaw Min', '佐敏'),
  persona('newleaf_booker', '4', 'booker', 'Liu Yang', '刘洋'),
  persona('newleaf_viewer', '4', 'viewer', 'May Thu', '梅杜'),
] as const

export type PersonaName = (typeof personas)[number]['username']

export const personaOf = (username: string): Persona | undefined =>
  personas.find((candidate) => candidate.username === username)
