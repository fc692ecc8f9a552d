import type { Schemas } from '@portal/api-client/contract'
import { againstSpending } from '../../domain/account/spending.ts'
import type { ArticleRecord, PaymentRow } from '../../domain/cms/content.ts'
import { byPhone, mayPayWith, paymentNumber, priceInBalance } from '../../domain/cms/payment.ts'
import { availableOn } from '../../domain/ledger/position.ts'
import { post } from '../../domain/ledger/posting.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import type { LocalText } from '../../texts/language.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { movePoints, pointsOf } from '../account/balances.ts'
import { companyPosition, spentThisMonth } from '../company-ledger.ts'
import { viewerOf } from '../viewer.ts'
import { watchingBalance } from '../wallet/low-balance.ts'
import { type ContentReader, isOpenArticle } from './content.ts'

type Request = Pick<PaymentRow, 'project' | 'type' | 'amount' | 'remark'>

/** How long after it is shown a QR code counts as paid, in ms. */
const phonePause = 9000

const notAllowed = (reason_key: Schemas['ReasonKey']): Refusal =>
  refuse('ACTION_NOT_ALLOWED', undefined, { extra: { reason_key } })

/** Pays for an article or rewards its author: at once from balance or points, a little later by phone. */
export function payForArticle(
  article: ArticleRecord,
  request: Request,
  member: MemberRecord,
  reader: ContentReader,
): PaymentRow {
  const { world, now } = reader
  const own = article.author_id === Number(member.id)
  if (own || (request.project === 'content' && isOpenArticle(article, reader)))
    throw notAllowed('NOTHING_TO_PAY')
  if (!mayPayWith(request.project, article, request.type)) throw notAllowed('CHANNEL_NOT_ALLOWED')
  const phone = byPhone(request.type)
  const open = request.project === 'content' ? openPayments(article, member, world) : []
  const same = open.find(({ type }) => type === request.type)
  if (same) return same
  const spending = phone ? null : chargeFor(article, request, member, reader)
  for (const other of open) world.tables.cms_payment.remove(other.id)
  const id = String(world.next('cms_payment'))
  spending?.(id)
  const payment = world.tables.cms_payment.put({
    ...request,
    id,
    member_id: member.id,
    company_id: member.company_id,
    article_id: article.id,
    title: article.title,
    sn: paymentNumber(now, world.draw('content payment', id)),
    create_time: now,
    pay_time: phone ? null : now,
  })
  if (phone) world.jobs.schedule({ kind: 'pay_content', due: world.clock.now() + phonePause, subject: id })
  return payment
}

/**
 * The QR codes for this article that wait to be scanned. The same one is shown again; another way to pay voids it, as
 * an article is paid for once.
 */
const openPayments = (article: ArticleRecord, member: MemberRecord, world: World) =>
  world.tables.cms_payment.where(
    (row) =>
      row.pay_time === null &&
      row.member_id === member.id &&
      row.article_id === article.id &&
      row.project === 'content',
  )

/** Charges the payment with this id. */
type Charge = (payment_id: string) => void

function chargeFor(
  article: ArticleRecord,
  request: Request,
  member: MemberRecord,
  reader: ContentReader,
): Charge {
  if (request.type === 'balance') return chargeBalance(article, request, member, reader)
  const { world } = reader
  if (pointsOf(world, member) < request.amount) throw notAllowed('POINTS_SHORT')
  const memo: LocalText = {
    en: `Content: ${article.title.en}`,
    'zh-cn': `内容：${article.title['zh-cn']}`,
  }
  return () => void movePoints(world, member, -request.amount, memo)
}

/**
 * The balance is the company's: paying articles from it takes a node of its own, within the threshold and the limits of
 * everything else.
 */
function chargeBalance(
  article: ArticleRecord,
  request: Request,
  member: MemberRecord,
  reader: ContentReader,
): Charge {
  const { world, language } = reader
  if (!holdsNode(member.nodes, 'content/pay')) throw notAllowed('NO_PERMISSION')
  const now = world.clock.now()
  const { company, actor, currency } = viewerOf({ member, language, now }, world)
  const price = priceInBalance(request.amount, currency)
  const month_use = spentThisMonth(world, company, actor, now)
  const reason = againstSpending(
    { ...actor, month_use },
    { channel: 'predeposit', total: price, added: price, approved: false },
  )
  if (reason) throw notAllowed(reason)
  const position = companyPosition(world, company, now)
  if (availableOn(position, 'predeposit') < price) throw refuse('BALANCE_SHORT')
  const operator = { id: member.id, nickname: member.nickname }
  const entry = { account: 'predeposit', type: 'content_payment', delta: -price, operator } as const
  return (content_payment_id) => {
    const remark = article.title[language]
    const charge = post(position, { ...entry, content_payment_id, remark }, now)
    watchingBalance(world, company.id, () => world.tables.ledger_entry.put(charge))
  }
}
