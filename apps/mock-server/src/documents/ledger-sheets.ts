import type { Schemas } from '@portal/api-client/contract'
import { amountText, type Minor, moneyText, toMinor, toMoney } from '../domain/money/money.ts'
import { localClock } from '../domain/time/zones.ts'
import type { Language } from '../texts/language.ts'
import { type AccountStatement, type LedgerStatement, type LedgerTexts, ledgerTexts } from './ledger-texts.ts'
import { columns, field, gap, palette, panel, rule, section, stack, table, text } from './pdf/blocks.ts'
import type { FontFiles } from './pdf/fonts.ts'
import { openSheets } from './pdf/page.ts'
import type { Block } from './pdf/pen.ts'
import { instantText } from './voucher-values.ts'

/** The movements of a period, account by account, each page with what it brings forward. */
export async function printLedger(
  statement: LedgerStatement,
  language: Language,
  fonts: FontFiles,
): Promise<Uint8Array> {
  const labels = ledgerTexts[language]
  const everything = JSON.stringify(statement)
  const { company, date_from, date_to, issued_time } = statement
  const title = `${labels.title} ${date_from} – ${date_to}`
  const sheets = await openSheets(
    {
      title,
      author: 'Travel portal',
      subject: company[language],
      language: language === 'en' ? 'en' : 'zh-CN',
      issued_time,
      identity: `${language}\u001f${everything}`,
      sample: everything + JSON.stringify(labels),
    },
    fonts,
  )
  sheets.flow([
    heading(statement, labels, language),
    gap(8),
    factsPanel(statement, labels),
    ...statement.accounts.flatMap((account) => accountBlocks(account, statement.tz, labels)),
  ])
  for (const [index, pen] of sheets.pens.entries()) {
    const facts = [company[language], title, labels.page(index + 1, sheets.pens.length)]
    sheets.foot(pen, stack([rule(), text(facts.join('  |  '), { size: 7.5, colour: palette.quiet })], 3))
  }
  return sheets.bytes()
}

function heading({ company }: LedgerStatement, labels: LedgerTexts, language: Language): Block {
  const names = stack(
    [
      text(company[language], { size: 14, weight: 'bold', colour: palette.accent }),
      text(company[language === 'en' ? 'zh-cn' : 'en'], { size: 9, colour: palette.quiet }),
    ],
    2,
  )
  const title = text(labels.title, { size: 14, weight: 'bold', align: 'right' })
  const cells = [
    { block: names, share: 60 },
    { block: title, share: 40 },
  ]
  return stack([columns(cells), rule(2, palette.accent)], 6)
}

function factsPanel({ date_from, date_to, tz, issued_time }: LedgerStatement, labels: LedgerTexts): Block {
  const facts = [
    [labels.period, `${date_from} – ${date_to}`],
    [labels.zone, tz],
    [labels.issued, instantText(issued_time, tz)],
  ] as const
  const cells = facts.map(([label, value]) => ({
    block: field(label, value, { size: 10, weight: 'bold' }),
    share: 100 / facts.length,
  }))
  return panel(columns(cells), { fill: palette.tint, edge: palette.accent })
}

/** What came in and went out before each movement, and in all at the end. */
function sumsBefore({ movements }: AccountStatement): { readonly in: Minor; readonly out: Minor }[] {
  let sums = { in: 0, out: 0 }
  return [
    sums,
    ...movements.map(({ entry: { direction, money } }) => {
      sums = { ...sums, [direction]: sums[direction] + toMinor(money) }
      return sums
    }),
  ]
}

function accountBlocks(account: AccountStatement, tz: string, labels: LedgerTexts): Block[] {
  const { opening, closing, movements } = account
  const { currency } = opening
  const isCredit = account.account === 'credit'
  const heads = [
    { title: labels.time, share: 15 },
    { title: labels.kind, share: 15 },
    { title: labels.reference, share: 16 },
    { title: labels.own_reference, share: 14 },
    { title: labels.in, share: 13, align: 'right' as const },
    { title: labels.out, share: 13, align: 'right' as const },
    { title: isCredit ? labels.used : labels.balance, share: 14, align: 'right' as const },
  ]
  const before = sumsBefore(account)
  const amount = (minor: Minor) => amountText(toMoney(minor, currency).amount)
  /** A row of sums: in and out so far, and the balance. */
  const sumRow = (label: string, nth: number, balance: Schemas['Money']): Block[] => {
    const sums = before[nth] ?? { in: 0, out: 0 }
    const bold = (content: string, align: 'left' | 'right' = 'right') =>
      text(content, { size: 8, weight: 'bold', align })
    const none = stack([])
    return [
      none,
      bold(label, 'left'),
      none,
      none,
      bold(amount(sums.in)),
      bold(amount(sums.out)),
      bold(amountText(balance.amount)),
    ]
  }
  const balanceBefore = (nth: number) => movements[nth - 1]?.entry.balance_after ?? opening
  const rows = [
    sumRow(labels.opening, 0, opening),
    ...movements.map((movement) => movementRow(movement, tz, labels)),
    sumRow(labels.closing, movements.length, closing),
  ]
  const name = `${isCredit ? labels.credit_used : account.account_text} · ${currency}`
  const nothing = text(labels.none, { size: 8.5, colour: palette.quiet })
  // The first row is the opening balance, so the movement of row n is the one before it.
  const carried = (row: number) => sumRow(labels.carried, Math.max(0, row - 1), balanceBefore(row - 1))
  return [
    ...section(name, table(heads, rows, carried), 0),
    ...(movements.length === 0 ? [gap(3), nothing] : []),
    gap(4),
    text(`${labels.closing} ${moneyText(closing)}`, { size: 10, weight: 'bold', align: 'right' }),
  ]
}

function movementRow(
  { entry, own_reference }: AccountStatement['movements'][number],
  tz: string,
  labels: LedgerTexts,
): Block[] {
  const { date, time } = localClock(entry.time * 1000, tz)
  const small = (content: string) => text(content, { size: 8 })
  const figure = (money: Schemas['Money'] | null) =>
    text(money ? amountText(money.amount) : '', { size: 8, align: 'right' })
  const quiet = (content: string) => text(content, { size: 7, colour: palette.quiet })
  const reference =
    entry.booking_id ??
    (entry.bill_id === null ? null : labels.bill(entry.bill_id)) ??
    (entry.topup_id === null ? '' : labels.topup(entry.topup_id))
  return [
    small(`${date} ${time.slice(0, 5)}`),
    stack([
      small(entry.type_text),
      ...(entry.closed_month === null ? [] : [quiet(labels.after_closing(entry.closed_month))]),
    ]),
    stack([small(reference), quiet(entry.remark)]),
    small(own_reference),
    figure(entry.direction === 'in' ? entry.money : null),
    figure(entry.direction === 'out' ? entry.money : null),
    figure(entry.balance_after),
  ]
}
