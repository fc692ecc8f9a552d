import type { LocalText } from '../../texts/language.ts'
import { type Minor, moneyText, percentOf, toMoney } from '../money/money.ts'
import { type BillDisputeOutcome, type BillLineRecord, type BillRecord, leftOf } from './bill.ts'

/** Lines whose dispute staff have not answered yet. */
export const openDisputes = ({ lines }: Pick<BillRecord, 'lines'>): BillLineRecord[] =>
  lines.filter(({ dispute }) => dispute?.answer === null)

/** By how much a line is too high in the eyes of the member; 0 where the member did not say. */
export const claimOf = (line: BillLineRecord): Minor => {
  const expected = line.dispute?.expected ?? null
  return expected === null ? 0 : Math.max(0, leftOf(line) - expected)
}

/** What staff grant of a claim: `percent` of it, or all of it where a file proves it. */
export const grantOf = (line: BillLineRecord, percent: number | null): Minor =>
  percentOf(claimOf(line), percent ?? ((line.dispute?.files.length ?? 0) > 0 ? 100 : 0), 'half-up')

const answers = {
  granted: (money: string): LocalText => ({
    en: `You are right: a credit note takes ${money} off.`,
    'zh-cn': `经核实同意，已冲减 ${money}。`,
  }),
  partly_granted: (money: string): LocalText => ({
    en: `The supplier agrees to a part: a credit note takes ${money} off. You can dispute the rest once more.`,
    'zh-cn': `供应商同意部分金额，已冲减 ${money}；其余部分可再提一次异议。`,
  }),
  declined: {
    en: 'We have checked this with the supplier; the amount stands. You can dispute it once more, with a proof.',
    'zh-cn': '已与供应商核对，金额无误；如有凭证，可再提一次异议。',
  },
  final: {
    en: 'We have checked this with the supplier once more; the amount stands.',
    'zh-cn': '已与供应商再次核对，金额无误。',
  },
  finalPart: (money: string): LocalText => ({
    en: `The supplier agrees to a part: a credit note takes ${money} off. The rest stands.`,
    'zh-cn': `供应商同意部分金额，已冲减 ${money}；其余金额无误。`,
  }),
  withdrawn: {
    en: 'We have withdrawn this application. Its orders come with your next bill, unless you settle them before.',
    'zh-cn': '结算申请已撤销，其中订单将计入下期账单，也可提前重新申请结算。',
  },
} as const

/** The line with the answer of staff. `granted` is what this dispute takes off. */
export function answerOf(
  line: BillLineRecord,
  currency: string,
  { withdrawn, granted }: { withdrawn: boolean; granted: Minor },
): BillLineRecord {
  const { dispute } = line
  if (!dispute) return line
  const outcome = withdrawn ? 'withdrawn' : outcomeOf(granted, claimOf(line))
  const money = moneyText(toMoney(granted, currency))
  const isLast = dispute.first !== null
  const said: Readonly<Record<BillDisputeOutcome, LocalText>> = {
    granted: answers.granted(money),
    partly_granted: isLast ? answers.finalPart(money) : answers.partly_granted(money),
    declined: isLast ? answers.final : answers.declined,
    withdrawn: answers.withdrawn,
  }
  return {
    ...line,
    dispute: { ...dispute, outcome, answer: said[outcome], granted },
  }
}

const outcomeOf = (granted: Minor, claim: Minor): BillDisputeOutcome => {
  if (granted === 0) return 'declined'
  return granted < claim ? 'partly_granted' : 'granted'
}
