import { profileErrors } from '../../domain/account/profile.ts'
import type { LedgerEntry } from '../../domain/ledger/entry.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { formatAmount } from '../../domain/money/money.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { addDays } from '../../domain/time/dates.ts'
import { localClock } from '../../domain/time/zones.ts'
import { type Operations, ok } from '../../edge/operation.ts'
import { defaultAvatar } from '../../world/blank-member.ts'
import { isOwnFile } from '../files.ts'
import { preferenceOf } from '../notification/notify.ts'
import { rowsOfPage } from '../page.ts'
import { textOf } from '../present.ts'
import { verificationTypes } from '../session/session.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { lowBalanceAlerts, lowBalanceErrors } from '../wallet/low-balance.ts'
import { readsEntry } from '../wallet/wallet.ts'
import { balanceBook, pointEntriesOf } from './balances.ts'

export const accountOperations = {
  getAccountOverview: (call, world) => {
    const viewer = viewerOf(call, world)
    const { company, member, actor, now } = viewer
    const today = localClock(now, company.tz).date
    const days = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6))
    const dayOf = (time: number) => localClock(time * 1000, company.tz).date
    const sums = (rows: readonly { time: number; amount: number }[]) =>
      days.map((day) => rows.reduce((sum, row) => (dayOf(row.time) === day ? sum + row.amount : sum), 0))
    const points = pointEntriesOf(world, member).map(({ time, score }) => ({ time, amount: score }))
    const money = balanceBook(world, company).map(({ time, delta }) => ({ time, amount: delta }))
    return {
      days,
      score: sums(points),
      money: holdsNode(actor.nodes, 'wallet/ledger')
        ? sums(money).map((minor) => formatAmount(minor, company.settlement_currency))
        : null,
    }
  },

  getAccountProfile: () => ({ accountVerificationType: [...verificationTypes] }),

  saveAccountProfile: (call, world) => {
    const { member, company, now } = viewerOf(call, world)
    const { avatar, nickname, gender, birthday, motto } = call.body
    const colleagues = world.tables.member.where(
      (other) => other.company_id === company.id && other.id !== member.id,
    )
    const errors = profileErrors(
      {
        nickname,
        ...(birthday === undefined ? {} : { birthday }),
        ...(avatar === undefined ? {} : { avatar }),
      },
      {
        colleagues: colleagues.map((other) => other.nickname),
        today: localClock(now, company.tz).date,
        isOwnPicture: (url) =>
          url === member.avatar || url === defaultAvatar(member.id) || isOwnFile(world, member, url),
      },
    )
    if (Object.keys(errors).length > 0) throw invalidFields(errors)
    world.tables.member.put({
      ...member,
      nickname: nickname.trim(),
      gender,
      avatar: avatar === undefined ? member.avatar : avatar || defaultAvatar(member.id),
      birthday: birthday === undefined ? member.birthday : birthday,
      motto: motto ?? member.motto,
    })
    return ok({}, 'profile_saved')
  },

  listIntegralEntries: (call, world) => {
    const { member, language } = viewerOf(call, world)
    const entries = pointEntriesOf(world, member)
    return {
      list: rowsOfPage(entries.toReversed(), call.query).map((entry) => ({
        id: entry.number,
        user_id: Number(member.id),
        score: entry.score,
        before: entry.before,
        after: entry.after,
        memo: entry.memo[language],
        create_time: entry.time,
      })),
      total: entries.length,
    }
  },

  listBalanceEntries: (call, world) => {
    const viewer = viewerOf(call, world)
    const entries = balanceBook(world, viewer.company)
    const amount = (minor: number) => formatAmount(minor, viewer.company.settlement_currency)
    return {
      list: rowsOfPage(entries.toReversed(), call.query).map((entry) => ({
        id: entry.seq,
        user_id: Number(viewer.member.id),
        money: amount(entry.delta),
        before: amount(entry.balance_after - entry.delta),
        after: amount(entry.balance_after),
        memo: memoOf(entry, viewer),
        create_time: entry.time,
      })),
      total: entries.length,
    }
  },

  getPreference: (call, world) => {
    const { member, company } = viewerOf(call, world)
    const { alerts } = preferenceOf(world, member)
    return { alerts, low_balance: lowBalanceAlerts(world, company, member) }
  },

  savePreference: (call, world) => {
    const { member, company } = viewerOf(call, world)
    const known = preferenceOf(world, member)
    const { alerts = known.alerts, low_balance = [] } = call.body
    const named = new Set(low_balance.map(({ currency }) => currency))
    const errors = lowBalanceErrors(low_balance, lowBalanceAlerts(world, company, member))
    if (Object.keys(errors).length > 0) throw invalidFields(errors)
    const others = known.low_balance.filter(({ currency }) => !named.has(currency))
    world.tables.preference.put({ ...known, alerts, low_balance: [...others, ...low_balance] })
    return ok({}, 'saved')
  },
} satisfies Partial<Operations>

/** What an entry is about, in words. A member who sees only their own orders reads just the type of a colleague's. */
function memoOf(entry: LedgerEntry, viewer: Viewer): string {
  const about = readsEntry(entry, viewer) ? (entry.order_id ?? entry.bill_id ?? entry.remark) : ''
  return [textOf('LedgerType', entry.type, viewer), about].filter(Boolean).join(' ')
}
