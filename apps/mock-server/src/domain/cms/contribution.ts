import type { Language, Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { ArticleRecord, ModelField } from './content.ts'

type Field = Schemas['ContributionField']

const localTexts = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })

interface MainField {
  readonly name: string
  readonly title: LocalText
  readonly type: string
  readonly rule?: string
  readonly tip?: LocalText
  readonly default?: string
  readonly choices?: Readonly<Record<string, LocalText>>
}

const flags: Readonly<Record<Schemas['ArticleFlag'], LocalText>> = {
  top: localTexts('On top', '置顶'),
  hot: localTexts('Hot', '热门'),
  recommend: localTexts('Recommended', '推荐'),
  new: localTexts('New', '最新'),
}

/** The inputs of every article, in the order of the form. */
const mainFields: readonly MainField[] = [
  { name: 'channel_id', title: localTexts('Channel', '栏目'), type: 'channel', rule: 'required' },
  { name: 'channel_ids', title: localTexts('Further channels', '副栏目'), type: 'channels' },
  {
    name: 'title',
    title: localTexts('Title', '标题'),
    type: 'string',
    rule: 'required',
    tip: localTexts('At most 120 characters', '不超过 120 个字符'),
  },
  { name: 'flag', title: localTexts('Marks', '标记'), type: 'checkbox', default: 'new', choices: flags },
  { name: 'images', title: localTexts('Pictures', '图片'), type: 'images' },
  { name: 'seotitle', title: localTexts('Title for search engines', 'SEO 标题'), type: 'string' },
  { name: 'keywords', title: localTexts('Keywords', '关键词'), type: 'string' },
  { name: 'description', title: localTexts('Summary', '摘要'), type: 'textarea' },
  { name: 'tags', title: localTexts('Tags', '标签'), type: 'tags' },
  {
    name: 'price',
    title: localTexts('Price', '价格'),
    type: 'number',
    default: '0',
    tip: localTexts('0 is free', '0 表示免费'),
  },
  {
    name: 'currency',
    title: localTexts('Priced in', '计价方式'),
    type: 'radio',
    default: 'RMB',
    choices: { RMB: localTexts('Renminbi', '人民币'), integral: localTexts('Points', '积分') },
  },
  { name: 'content', title: localTexts('Text', '正文'), type: 'editor', rule: 'required,editorRequired' },
]

const labelsOf = (choices: Readonly<Record<string, LocalText>>, language: Language) =>
  Object.fromEntries(Object.entries(choices).map(([value, label]) => [value, label[language]]))

/** The inputs of an article of this content model. */
export function formFields(model: readonly ModelField[], language: Language): Field[] {
  const main = mainFields.map((field, index) => ({
    id: index + 1,
    name: field.name,
    title: field.title[language],
    tip: field.tip?.[language] ?? '',
    rule: field.rule ?? '',
    type: field.type,
    main_field: true,
    extend: '',
    input_extend: '',
    default: field.default ?? '',
    content: labelsOf(field.choices ?? {}, language),
  }))
  const own = model.map((field) => ({
    id: field.id,
    name: field.name,
    title: field.title[language],
    tip: field.tip[language],
    rule: field.rule,
    type: field.type,
    main_field: false,
    extend: '',
    input_extend: '',
    default: '',
    content: labelsOf(field.choices, language),
  }))
  return [...main, ...own]
}

type ContributionError =
  | 'content_empty'
  | 'required'
  | 'choice_unknown'
  | 'unknown'
  | 'days_range'
  | 'address_wrong'
  | 'points_whole'
  | 'money_places'

type Contribution = Pick<Schemas['SaveContributionRequest'], 'model_fields' | 'price' | 'currency'>

/** What is wrong with a contribution beyond its shape, by field; `isEmpty` when its cleaned text shows nothing. */
export function contributionErrors(
  request: Contribution & { readonly isEmpty: boolean },
  model: readonly ModelField[],
): Record<string, ContributionError[]> {
  const errors: Record<string, ContributionError[]> = {}
  if (request.isEmpty) errors['content'] = ['content_empty']
  const price = request.price ?? 0
  if (request.currency === 'integral' && !Number.isInteger(price)) errors['price'] = ['points_whole']
  else if (Number(price.toFixed(2)) !== price) errors['price'] = ['money_places']
  const fields = request.model_fields ?? {}
  for (const field of model) {
    const error = errorOfField(field, fields[field.name] ?? '')
    if (error) errors[`model_fields.${field.name}`] = [error]
  }
  const known = new Set(model.map(({ name }) => name))
  for (const name of Object.keys(fields)) if (!known.has(name)) errors[`model_fields.${name}`] = ['unknown']
  return errors
}

function errorOfField(field: ModelField, value: string): ContributionError | null {
  if (value.trim() === '') return field.rule.includes('required') ? 'required' : null
  if (field.type === 'select') return Object.hasOwn(field.choices, value) ? null : 'choice_unknown'
  if (field.type === 'number') return /^([1-9]|[12]\d|30)$/.test(value) ? null : 'days_range'
  return field.name.endsWith('_url') && !/^https?:\/\//.test(value) ? 'address_wrong' : null
}

const shortest = 20

/** What the editors decide, and why: a text of a few words is not printed. */
export function editorsVerdict(article: ArticleRecord): { status: 'normal' | 'refused'; memo: LocalText } {
  const letters = article.content.en.replace(/<[^<>]*>/g, '').trim()
  return letters.length < shortest
    ? {
        status: 'refused',
        memo: localTexts('The text is too short to be published.', '正文过短，未予发布。'),
      }
    : { status: 'normal', memo: localTexts('', '') }
}
