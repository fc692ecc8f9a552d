import type { Language } from '@portal/api-client/contract'
import { deepFreeze } from '../world/freeze.ts'

/** What is presented of a frozen record, once for each language. */
export type Presented<Shape> = WeakMap<object, Partial<Record<Language, Shape>>>

/** For what depends on nothing but the record and the language. */
export function presentedOnce<Shape>(
  presented: Presented<Shape>,
  record: object,
  language: Language,
  present: () => Shape,
): Shape {
  let shapes = presented.get(record)
  if (!shapes) {
    shapes = {}
    presented.set(record, shapes)
  }
  const shape = (shapes[language] ??= deepFreeze(present()))
  return shape
}
