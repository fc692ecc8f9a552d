import { type ArticleRecord, sameIn } from '../../../domain/cms/content.ts'
import type { LocalText } from '../../../texts/language.ts'
import type { MemberRecord } from '../../account-records.ts'
import { both } from './channels.ts'

type Draft = readonly [
  title: string,
  text: string,
  channel: number,
  status: ArticleRecord['status'],
  price?: number,
]

/** Why the desk did not publish an article, or took it down. */
const reasons: Readonly<Partial<Record<ArticleRecord['status'], LocalText>>> = {
  refused: both('Please name your source and add a picture.', '请注明来源并补充图片。'),
  offline: both('The prices in it are out of date.', '文中价格已过期。'),
}

/** What the owners of two companies have handed in, in every state. */
const handedIn: Readonly<Record<string, readonly Draft[]>> = {
  goldenland: [
    ['Three mornings in Bagan', 'We tried the north, the east and the river. The river won.', 7, 'normal'],
    ['A driver for the hills', 'Ask for somebody who has driven the pass in the rain.', 7, 'normal', 40],
    ['How we keep rooming lists', 'One sheet, one owner, one hour before departure.', 11, 'normal'],
    ['Boats on the lake: what to check', 'Life vests for every seat, and one anchor.', 7, 'unaudited'],
    ['Our telephone list', 'Names of people we like to call.', 11, 'refused'],
    ['仰光早茶路线', '从河滨路开始，六点半以前到。', 7, 'normal'],
    ['带团过口岸的一天', '名单、护照、耐心，缺一不可。', 2, 'normal'],
    ['A festival with children', 'Earplugs, dry clothes, and a meeting point.', 7, 'normal'],
    ['Old brochure texts', 'No longer true.', 11, 'offline'],
    ['Teak bridge at noon', 'Nobody is there at noon, for good reasons.', 7, 'normal'],
    ['Which hotel has the early breakfast', 'A list, kept up to date by three of us.', 4, 'unaudited'],
    ['雨季行车建议', '出发前问一问桥是否能过。', 3, 'normal'],
    ['What guests ask on day two', 'Where to buy what they saw on day one.', 11, 'normal'],
  ],
  jadecredit: [
    ['昆明转机的四小时', '出站、吃一碗米线、回站，时间刚好。', 8, 'normal'],
    ['Groups through Ruili', 'The list is compared twice, by two people.', 2, 'normal', 25],
    ['大理古城带团心得', '东门集合，西门上车。', 8, 'unaudited'],
  ],
  pacificusd: [['Site visits in one day', 'Five houses are possible, six are not.', 9, 'normal']],
}

/** Ids of contributions begin here; new ones follow. */
export const firstContribution = 5001

export function seedContributions(members: readonly MemberRecord[], start: number): ArticleRecord[] {
  const now = Math.floor(start / 1000)
  const rows = members.flatMap((member) =>
    (handedIn[member.username] ?? []).map((draft, index) => ({ member, draft, index })),
  )
  return rows.map(({ member, draft: [title, text, channel, status, price = 0], index }, position) => {
    const time = now - (index + 1) * 5 * 86_400 - position * 3600
    return {
      id: String(firstContribution + position),
      channel_id: channel,
      channel_ids: [channel],
      author_id: Number(member.id),
      title: sameIn(title),
      title_style: { color: '#000000', bold: false },
      flag: ['new'],
      images: ['/media/city/yangon/1.svg'],
      content: sameIn(`<p>${text}</p>`),
      description: sameIn(text),
      seotitle: sameIn(title),
      keywords: sameIn(''),
      tag_ids: [2],
      model_fields:
        channel === 7 || channel === 8 || channel === 9 ? { season: 'any', style: 'group', days: '3' } : {},
      template: 'default',
      url: '',
      weigh: 0,
      views: status === 'normal' ? 60 + index * 17 : 0,
      likes: status === 'normal' ? 3 + index : 0,
      collects: status === 'normal' ? index : 0,
      price,
      currency: 'RMB',
      visit: 'all',
      comments: 'all',
      downloads: [],
      download_after_comment: false,
      source_title: '',
      source_url: '',
      status,
      memo: reasons[status] ?? both('', ''),
      publish_time: time,
      // What the editors have not read yet was handed in, or changed, minutes ago.
      update_time: status === 'unaudited' ? now - (index + 1) * 60 : time,
      create_time: time,
    }
  })
}
