import { type ArticleRecord, type ChannelRow, sameIn } from '../../../domain/cms/content.ts'
import type { LocalText } from '../../../texts/language.ts'
import { draw } from '../../draw.ts'
import { cityRows } from '../tables/places.ts'
import { both, channelById } from './channels.ts'
import { editors } from './people.ts'
import { specialArticles } from './special-articles.ts'
import { type ChannelTopics, fillPlaceholders } from './topic.ts'
import { newsTopics } from './topics-news.ts'
import { placeTopics } from './topics-places.ts'

const hour = 3600

/** How many articles a channel begins with. */
const sizes: readonly (readonly [channel: number, articles: number])[] = [
  [2, 14],
  [3, 12],
  [4, 12],
  [7, 15],
  [8, 12],
  [9, 12],
  [10, 14],
  [11, 12],
  [13, 6],
]

const months: readonly LocalText[] = [
  both('January', '1月'),
  both('February', '2月'),
  both('March', '3月'),
  both('April', '4月'),
  both('September', '9月'),
  both('October', '10月'),
  both('November', '11月'),
  both('December', '12月'),
]

const seasons = ['cool', 'hot', 'rain', 'any'] as const
const styles = ['group', 'family', 'business', 'slow'] as const

/** The articles of the editorial desk, with the few that are there for a purpose; `start` in epoch ms. */
export function seedArticles(seed: number, start: number): ArticleRecord[] {
  const usual = sizes.flatMap(([id, count]) => {
    const channel = channelById.get(id) as ChannelRow
    return Array.from({ length: count }, (_, index) => makeArticle(seed, start, channel, index))
  })
  return [...usual, ...specialArticles(start)]
}

function makeArticle(seed: number, start: number, channel: ChannelRow, index: number): ArticleRecord {
  const id = String(channel.id * 100 + index + 1)
  const of = (field: string) => draw(seed, 'article', id, field)
  const topics = (newsTopics[channel.id] ?? placeTopics[channel.id]) as ChannelTopics
  const topic = topics.topics[index % topics.topics.length] as ChannelTopics['topics'][number]
  const cities = cityRows.filter((city) => topics.places.includes(city.country))
  const order = draw(seed, 'article', 'places', channel.id, index % topics.topics.length).shuffle(cities)
  const city = order[Math.floor(index / topics.topics.length) % order.length] as (typeof cities)[number]
  const number = String(of('number').int(2, 6))
  const place = both(city.en, city.zh)
  const values = { place, n: sameIn(number), month: of('month').pick(months) }
  const paragraphs = of('paragraphs')
    .shuffle(topics.paragraphs)
    .slice(0, of('length').int(3, 5))
    .map(([en, zh]) => fillPlaceholders(both(en, zh), values))
  const title = fillPlaceholders(topic.title, values)
  const description = paragraphs[0] as LocalText
  const publish = Math.floor(start / 1000) - of('published').int(2, 380 * 24) * hour
  const views = of('views').int(40, 6000)
  const pictures = pictureCount(channel, of('pictures').int(1, 4))
  const images = Array.from({ length: pictures }, (_, picture) => `/media/city/${city.id}/${picture + 1}.svg`)
  const template = channel.model === 'file' ? 'download' : pictures > 2 ? 'carousel' : 'default'
  return {
    id,
    channel_id: channel.id,
    channel_ids: [channel.id],
    author_id: of('author').pick(editors).id,
    title,
    title_style: {
      color: of('colour').bool(0.08) ? '#b45309' : '#000000',
      bold: index === 0,
    },
    flag: flagsOf(index, views, publish, start, of('recommend').bool(0.2)),
    images,
    // A carousel shows every picture above the text.
    content: contentOf(title, paragraphs, template === 'carousel' ? [] : images, place),
    description,
    seotitle: title,
    keywords: both(`${place.en}, ${channel.name.en}`, `${place['zh-cn']}、${channel.name['zh-cn']}`),
    tag_ids: topic.tags,
    model_fields: fieldsOf(channel, (field) => of(field).int(0, 3), number),
    template,
    url: '',
    weigh: of('weigh').int(1, 100),
    views,
    likes: of('likes').int(0, Math.ceil(views / 20)),
    collects: of('collects').int(0, Math.ceil(views / 40)),
    ...priceOf(channel, index),
    visit: channel.visit === 'user' || (channel.id === 2 && index === 3) ? 'user' : 'all',
    comments: index % 9 === 7 ? 'disable' : of('comments').bool(0.3) ? 'user' : 'all',
    downloads:
      channel.model === 'file'
        ? [1, 2].map((picture) => ({
            key: both(`${place.en}, picture ${picture} (SVG)`, `${place['zh-cn']}图片${picture}（SVG）`),
            value: `/media/city/${city.id}/${picture}.svg`,
          }))
        : [],
    download_after_comment: channel.model === 'file' && index === 3,
    source_title: of('source').bool(0.15) ? 'Harbour Courier' : '',
    source_url: of('source').bool(0.15) ? 'https://courier.example/travel' : '',
    status: 'normal',
    memo: both('', ''),
    publish_time: publish,
    update_time: publish + of('updated').int(0, 1) * hour,
    create_time: publish - hour,
  }
}

const pictureCount = (channel: ChannelRow, drawn: number): number =>
  channel.model === 'guide' ? drawn : Math.min(drawn, 2)

function flagsOf(
  index: number,
  views: number,
  publish: number,
  start: number,
  recommended: boolean,
): ArticleRecord['flag'] {
  const flags: ArticleRecord['flag'][number][] = []
  if (index === 0) flags.push('top')
  if (views > 4500) flags.push('hot')
  if (recommended) flags.push('recommend')
  if (publish > start / 1000 - 21 * 24 * hour) flags.push('new')
  return flags
}

/** Documents of the library cost money or points in turn; every fourth story costs points. */
function priceOf(channel: ChannelRow, index: number): Pick<ArticleRecord, 'price' | 'currency'> {
  if (channel.model === 'file' && index % 3 === 1) return { price: 18 + index, currency: 'RMB' }
  if (channel.model === 'file' && index % 3 === 2) return { price: 60 + index * 10, currency: 'integral' }
  if (channel.id === 11 && index % 4 === 3) return { price: 30, currency: 'integral' }
  return { price: 0, currency: 'RMB' }
}

function fieldsOf(
  channel: ChannelRow,
  drawn: (field: string) => number,
  days: string,
): ArticleRecord['model_fields'] {
  if (channel.model === 'guide') {
    return { season: seasons[drawn('season')] ?? 'any', style: styles[drawn('style')] ?? 'slow', days }
  }
  return channel.model === 'file' ? { format: 'SVG' } : {}
}

/** What the pictures of a place show: the same view, the second at another time of day. */
const captions = [
  (place: LocalText) => both(`${place.en}, seen from the water`, `从水面看${place['zh-cn']}`),
  (place: LocalText) => both(`${place.en} at another hour of the day`, `另一时段的${place['zh-cn']}`),
] as const

/** At most two pictures, each with a text alternative. */
function contentOf(
  title: LocalText,
  paragraphs: readonly LocalText[],
  images: readonly string[],
  place: LocalText,
): LocalText {
  const html = (language: keyof LocalText, heading: string) => {
    const [first, ...rest] = paragraphs.map((topics) => `<p>${topics[language]}</p>`)
    const [above = '', below = ''] = captions.map((captionOf, index) => {
      const caption = captionOf(place)[language]
      const image = images[index]
      return image === undefined
        ? ''
        : `<figure><img src="${image}" alt="${caption}" width="480" height="320"><figcaption>${caption}</figcaption></figure>`
    })
    return `${first}${above}<h3>${heading}</h3>${rest.join('')}${below}<blockquote>${title[language]}</blockquote>`
  }
  return both(html('en', 'What to tell your guests'), html('zh-cn', '需要告知客人的事项'))
}
