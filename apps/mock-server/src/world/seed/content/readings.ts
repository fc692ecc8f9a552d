import type { ArticleRecord, PaymentRow, ReadingRow } from '../../../domain/cms/content.ts'
import { paymentNumber } from '../../../domain/cms/payment.ts'
import type { MemberRecord } from '../../account-records.ts'
import { draw } from '../../draw.ts'

const kinds = [
  ['view', 26],
  ['like', 9],
  ['collect', 14],
] as const

/** What the members of the seed have read, liked and collected; a new customer has read nothing. */
export function seedReadings(
  seed: number,
  start: number,
  articles: readonly ArticleRecord[],
  members: readonly MemberRecord[],
): ReadingRow[] {
  const now = Math.floor(start / 1000)
  const shown = articles.filter(({ status, url }) => status === 'normal' && url === '')
  return members
    .filter((member) => member.company_id !== '4')
    .flatMap((member) =>
      kinds.flatMap(([kind, most]) => {
        const count = member.role === 'owner' ? most : draw(seed, 'reading', member.id, kind).int(0, most)
        return draw(seed, 'reading', member.id, kind, 'articles')
          .shuffle(shown)
          .slice(0, count)
          .map((article) => ({
            id: `${member.id}/${kind}/${article.id}`,
            member_id: member.id,
            article_id: article.id,
            kind,
            time: draw(seed, 'reading', member.id, kind, article.id).int(
              Math.min(article.publish_time + 60, now - 3600),
              now - 3600,
            ),
          }))
      }),
    )
}

/** Accounts that have paid for articles, and how many times. */
const buyers: Readonly<Record<string, number>> = {
  goldenland: 3,
  jadecredit: 2,
  pacificusd: 4,
  pacific_booker: 2,
}

/** Nobody has paid for these yet, so that anybody may try. */
const unsold = new Set(['1002', '1005'])

/** Paid by telephone, so that neither the ledger of the company nor anybody's points are concerned. */
export function seedPayments(
  seed: number,
  start: number,
  articles: readonly ArticleRecord[],
  members: readonly MemberRecord[],
): PaymentRow[] {
  const now = Math.floor(start / 1000)
  const priced = articles.filter(
    ({ id, status, price, currency }) =>
      status === 'normal' && price > 0 && currency === 'RMB' && !unsold.has(id),
  )
  const bought = members.flatMap((member) =>
    draw(seed, 'purchases', member.id)
      .shuffle(priced.filter(({ author_id }) => author_id !== Number(member.id)))
      .slice(0, buyers[member.username] ?? 0)
      .map((article) => ({ member, article, project: 'content' as const, amount: article.price })),
  )
  const rewarded = members
    .filter(({ username }) => username === 'goldenland' || username === 'jadecredit')
    .flatMap((member) =>
      draw(seed, 'rewards', member.id)
        .shuffle(
          articles.filter(({ status, author_id }) => status === 'normal' && author_id !== Number(member.id)),
        )
        .slice(0, 9)
        .map((article) => ({ member, article, project: 'admire' as const, amount: 5 })),
    )
  return [...bought, ...rewarded].map(({ member, article, project, amount }, index) => {
    const of = (field: string) => draw(seed, 'purchase', member.id, article.id, project, field)
    const time = now - of('time').int(3600, 200 * 86_400)
    return {
      id: String(index + 1),
      member_id: member.id,
      company_id: member.company_id,
      project,
      article_id: article.id,
      title: article.title,
      amount,
      type: of('type').pick(['wx', 'alipay'] as const),
      sn: paymentNumber(time, of('sn')),
      remark: '',
      create_time: time - 20,
      pay_time: time,
    }
  })
}
