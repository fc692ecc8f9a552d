import type { MemberRecord, PointMoveRecord } from '../tables.ts'

/** What every member gets on the first of a month. */
const bonus = 20
const mostMonths = 24

/** The monthly bonus since a member joined, two years at most. */
export const seedPointMoves = (members: readonly MemberRecord[], start: number): PointMoveRecord[] =>
  members.flatMap((member) =>
    firstDays(start)
      .filter((time) => time > member.join_time)
      .map((time) => ({
        id: `pt-${member.id}-${time}`,
        member_id: member.id,
        score: bonus,
        memo: { en: 'Monthly bonus', 'zh-cn': '每月奖励' },
        time,
      })),
  )

/** Epoch s of the first instants of past months in UTC, oldest first. */
function firstDays(start: number): number[] {
  const now = new Date(start)
  return Array.from({ length: mostMonths }, (_, index) => {
    const months = now.getUTCMonth() - (mostMonths - 1 - index)
    return Date.UTC(now.getUTCFullYear(), months, 1) / 1000
  }).filter((time) => time * 1000 <= start)
}
