import type { ArticleRecord, CommentRecord } from '../../../domain/cms/content.ts'
import type { MemberRecord } from '../../account-records.ts'
import { draw } from '../../draw.ts'
import { both } from './channels.ts'
import { readerRows } from './people.ts'

/** In English and Chinese. */
const sayings: readonly (readonly [string, string])[] = [
  ['Very useful, thank you.', '很实用，谢谢。'],
  ['We had the same last month and waited two hours.', '我们上个月也遇到，等了两个小时。'],
  ['Does this hold for groups as well?', '团队也适用吗？'],
  ['The counter has moved to the first floor, by the way.', '顺便一提，窗口已搬到二楼。'],
  ['Our driver says the same.', '我们的司机也这么说。'],
  ['Printed and pinned to the wall.', '已打印贴在墙上。'],
  ['Could you add the telephone number?', '能补充一下电话吗？'],
  ['It worked on Monday, not on Tuesday.', '周一可以，周二就不行了。'],
  ['Do children need the form too?', '儿童也要填表吗？'],
  ['The picture alone is worth the visit.', '光看图就想去。'],
  ['We leave half an hour earlier now, and it helps.', '我们现在提前半小时出发，效果不错。'],
  ['I disagree about the lunch.', '关于午餐我不同意。'],
  ['Finally somebody says it.', '终于有人说出来了。'],
  ['The price has gone up since then.', '价格后来涨了。'],
  ['Saved for the next group.', '收藏，下个团用。'],
  ['What about guests with two passports?', '持两本护照的客人怎么办？'],
  ['Nobody asked us for that paper.', '没人向我们要过那份材料。'],
  ['A map would be good.', '要是有地图就好了。'],
  ['The night desk was very kind.', '夜班前台很热心。'],
  ['Is the north gate open again?', '北门重新开放了吗？'],
  ['We tell our guests exactly this.', '我们就是这样告知客人的。'],
  ['Two of our guests loved it, one did not.', '两位客人喜欢，一位不喜欢。'],
  ['Works for families, too slow for business.', '适合亲子，商务太慢。'],
  ['Thanks, shared with the team.', '谢谢，已转给同事。'],
]

/** The one article whose comments fill several pages. */
const muchDiscussed = '201'

/** Number of comments by account. */
const talkative: Readonly<Record<string, number>> = {
  goldenland: 13,
  golden_booker: 4,
  jadecredit: 5,
  pacificusd: 2,
}

const stateOf = (chance: number): CommentRecord['status'] => (chance < 0.94 ? 'normal' : 'refused')

export function seedComments(
  seed: number,
  start: number,
  articles: readonly ArticleRecord[],
  members: readonly MemberRecord[],
): CommentRecord[] {
  const now = Math.floor(start / 1000)
  const open = articles.filter(({ status, comments }) => status === 'normal' && comments !== 'disable')
  const readers = open.flatMap((article) => {
    const count = article.id === muchDiscussed ? 46 : draw(seed, 'comments', article.id).int(0, 7)
    return Array.from({ length: count }, (_, nth): Omit<CommentRecord, 'id'> => {
      const of = (field: string) => draw(seed, 'comment', article.id, nth, field)
      const [en, zh] = of('words').pick(sayings)
      return {
        article_id: article.id,
        author_id: of('author').pick(readerRows).id,
        content: both(`<p>${en}</p>`, `<p>${zh}</p>`),
        status: stateOf(of('state').float()),
        create_time: of('time').int(Math.min(article.publish_time + 60, now - 60), now - 60),
      }
    })
  })
  const own = members.flatMap((member) =>
    Array.from({ length: talkative[member.username] ?? 0 }, (_, nth): Omit<CommentRecord, 'id'> => {
      const of = (field: string) => draw(seed, 'own comment', member.id, nth, field)
      const [en, zh] = of('words').pick(sayings)
      const article = of('article').pick(open)
      return {
        article_id: article.id,
        author_id: Number(member.id),
        content: both(`<p>${en}</p>`, `<p>${zh}</p>`),
        status: nth === 1 ? 'unaudited' : nth === 2 ? 'refused' : 'normal',
        // The comment that waits is minutes old.
        create_time:
          nth === 1 ? now - 300 : of('time').int(Math.min(article.publish_time + 60, now - 600), now - 600),
      }
    }),
  )
  return [...readers, ...own].map((row, index) => ({ id: String(index + 1), ...row }))
}
