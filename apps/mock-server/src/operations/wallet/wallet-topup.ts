import { type BodyOf, comparableLetters, type Schemas } from '@portal/api-client/contract'
import { transferSlip } from '../../documents/transfer-slip.ts'
import { selfCheck } from '../../domain/ledger/self-check.ts'
import { amountError, moneyText, toMinor, toMoney } from '../../domain/money/money.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { dayOf, toSeconds } from '../../domain/time/zones.ts'
import { topUpWait } from '../../domain/waits.ts'
import {
  isReported,
  replaceProof,
  type TopUpRecord,
  transferDays,
  verifyPaceMs,
  withdrawTopUp,
} from '../../domain/wallet/topup.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { selfCheckTexts } from '../../texts/self-check.ts'
import type { FieldErrorKey } from '../../texts/text.ts'
import { ledgerOf } from '../company-ledger.ts'
import { startExport } from '../export/export-repository.ts'
import { contentOf, isOwnFile, nameOfFile, ownFile } from '../files.ts'
import { notify } from '../notification/notify.ts'
import { onceAsSent } from '../once.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { pageOf } from '../page.ts'
import { presentStaffWait, textOf } from '../present.ts'
import { say, type Viewer, viewerOf } from '../viewer.ts'
import { ledgerColumns } from './ledger-table.ts'
import { findEntries } from './wallet.ts'

const topUpsOf = ({ world, company }: Viewer): TopUpRecord[] =>
  world.tables.topup.where(({ company_id }) => company_id === company.id)

function errorsOf(
  { money, bank_ref, transfer_date, proof_files }: BodyOf<'topUpWallet'>,
  viewer: Viewer,
): Record<string, FieldErrorKey> {
  const { currency, company, now } = viewer
  if (money.currency !== currency) return { 'money.currency': 'currency_own' }
  const error = amountError(money.amount, currency)
  if (error) return { 'money.amount': error }
  if (bank_ref.trim() === '') return { bank_ref: 'required' }
  if (comparableLetters(bank_ref) === '') return { bank_ref: 'bank_ref_empty' }
  if (isReported(topUpsOf(viewer), bank_ref)) return { bank_ref: 'bank_ref_known' }
  const days = transferDays(dayOf(now, company.tz))
  if (transfer_date > days.last) return { transfer_date: 'transfer_future' }
  if (transfer_date < days.first) return { transfer_date: 'transfer_old' }
  return proofErrors(proof_files, viewer)
}

function proofErrors(files: readonly string[], { world, member }: Viewer): Record<string, FieldErrorKey> {
  const strange = files.findIndex((url) => !isOwnFile(world, member, url))
  return strange < 0 ? {} : { [`proof_files[${strange}]`]: 'file_unknown' }
}

function report(body: BodyOf<'topUpWallet'>, viewer: Viewer): string {
  const errors = errorsOf(body, viewer)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const { world, company, member, now } = viewer
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const id = `T${day}${String(world.next(`topup:${day}`)).padStart(4, '0')}`
  const operator = { id: member.id, nickname: member.nickname }
  world.tables.topup.put({
    id,
    company_id: company.id,
    currency: body.money.currency,
    amount: toMinor(body.money),
    bank_ref: body.bank_ref.trim(),
    transfer_date: body.transfer_date,
    proof_files: body.proof_files,
    status: 'submitted',
    create_time: toSeconds(now),
    verify_time: null,
    operator,
    remark: body.remark?.trim() ?? '',
    refuse_reason: null,
    history: [{ time: toSeconds(now), event: 'report', operator }],
  })
  world.jobs.schedule({ kind: 'topup_verify', due: now + verifyPaceMs, subject: id })
  return id
}

const presentTopUp = (topup: TopUpRecord, viewer: Viewer): Schemas['TopUp'] => ({
  id: topup.id,
  money: toMoney(topup.amount, topup.currency),
  bank_ref: topup.bank_ref,
  transfer_date: topup.transfer_date,
  proof_files: topup.proof_files.map((url) => nameOfFile(viewer.world, viewer.member, url)),
  status: topup.status,
  status_text: textOf('TopUpStatus', topup.status, viewer),
  wait: presentStaffWait(topUpWait(topup), viewer),
  create_time: topup.create_time,
  verify_time: topup.verify_time,
  operator: presentOperator(topup.operator),
  remark: topup.remark,
  refuse_reason: topup.refuse_reason && say(topup.refuse_reason, viewer),
  history: topup.history.map(({ time, event, operator }) => ({
    time,
    event,
    event_text: textOf('TopUpEventName', event, viewer),
    operator: operator && presentOperator(operator),
  })),
})

/** A report of the viewer's company; throws NOT_FOUND for any other. */
function ownTopUp(id: string, viewer: Viewer): TopUpRecord {
  const topup = topUpsOf(viewer).find((row) => row.id === id)
  if (!topup) throw refuse('NOT_FOUND')
  return topup
}

const authorOf = ({ member, now }: Viewer) => ({
  time: toSeconds(now),
  operator: { id: member.id, nickname: member.nickname },
})

/** Types that the contract names; all others are plain bytes. */
const shownTypes = ['application/pdf', 'image/png', 'image/jpeg']
const plainBytes = 'application/octet-stream'

const slipOf = ({ bank_ref: ref, transfer_date: date, amount, currency }: TopUpRecord): Uint8Array =>
  transferSlip({ ref, date, money: moneyText(toMoney(amount, currency)) })

export const walletTopupOperations = {
  topUpWallet: (call, world) => {
    const viewer = viewerOf(call, world)
    const reported = onceAsSent(call, viewer, () => report(call.body, viewer))
    const topup = world.tables.topup.get(reported.subject)
    if (!topup) throw refuse('NOT_FOUND')
    return { topup: presentTopUp(topup, viewer), replayed: reported.replayed }
  },

  withdrawTopUp: (call, world) => {
    const viewer = viewerOf(call, world)
    const withdrawn = withdrawTopUp(ownTopUp(call.body.id, viewer), authorOf(viewer))
    world.tables.topup.put(withdrawn)
    const { company_id, amount, currency, bank_ref: ref } = withdrawn
    const params = { money: moneyText(toMoney(amount, currency)), ref, operator: viewer.member.nickname }
    notify(world, { kind: 'topup_withdrawn', company_id, params })
    return { topup: presentTopUp(withdrawn, viewer) }
  },

  replaceTopUpProof: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, proof_files } = call.body
    const replaced = replaceProof(ownTopUp(id, viewer), proof_files, authorOf(viewer))
    const errors = proofErrors(proof_files, viewer)
    if (Object.keys(errors).length > 0) throw invalidFields(errors)
    return { topup: presentTopUp(world.tables.topup.put(replaced), viewer) }
  },

  downloadTopUpProof: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, file = 1 } = call.query
    const topup = ownTopUp(id, viewer)
    const url = topup.proof_files[file - 1]
    if (url === undefined) throw refuse('NOT_FOUND')
    const name = nameOfFile(world, viewer.member, url)
    const sent = ownFile(world, viewer.member, url)
    // Transfers of the seed were never uploaded.
    if (!sent) return new FileAnswer(slipOf(topup), 'application/pdf', name)
    const { bytes, media_type } = contentOf(sent)
    return new FileAnswer(bytes, shownTypes.includes(media_type) ? media_type : plainBytes, name)
  },

  listTopUps: (call, world) => {
    const viewer = viewerOf(call, world)
    const { status = [] } = call.query
    const found = topUpsOf(viewer).filter((topup) => status.length === 0 || status.includes(topup.status))
    found.sort((a, b) => b.create_time - a.create_time || (a.id < b.id ? 1 : -1))
    return pageOf(found, call.query, (topup) => presentTopUp(topup, viewer))
  },

  checkWallet: (call, world) => {
    const viewer = viewerOf(call, world)
    const { currency } = viewer
    return {
      checked_time: toSeconds(viewer.now),
      checks: selfCheck(ledgerOf(world, viewer.company)).map(({ rule, ok, left, right }) => ({
        rule,
        rule_text: textOf('LedgerCheckRule', rule, viewer),
        ok,
        left: toMoney(left, currency),
        left_text: say(selfCheckTexts[rule].left, viewer),
        right: toMoney(right, currency),
        right_text: say(selfCheckTexts[rule].right, viewer),
        diff: toMoney(left - right, currency),
      })),
    }
  },

  exportLedger: (call, world) => {
    const viewer = viewerOf(call, world)
    const { account = 'predeposit', format = 'xlsx' } = call.query
    return startExport(viewer, {
      subject: 'ledger',
      format,
      name: account === 'credit' ? 'credit-ledger' : 'balance-ledger',
      columns: ledgerColumns(call.query.account ?? 'predeposit'),
      ids: findEntries(call.query, viewer).found.map(({ id }) => id),
    })
  },
} satisfies Partial<Operations>
