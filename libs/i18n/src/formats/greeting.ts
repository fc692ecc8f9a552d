import { textOf } from '../use-text.ts'

/** Each part of the day with the local hour at which it ends. */
const parts = [
  [5, 'night'],
  [9, 'earlyMorning'],
  [12, 'morning'],
  [14, 'noon'],
  [18, 'afternoon'],
  [24, 'evening'],
] as const

export type PartOfDay = (typeof parts)[number][1]

export const partOfDay = (hour: number): PartOfDay => parts.find(([end]) => hour < end)?.[1] ?? 'evening'

/** The greeting for a local hour (0 to 23); before 5 it is a reminder to mind one's health. */
export const greeting = (hour: number): string => textOf('common')(`greeting.${partOfDay(hour)}`)
