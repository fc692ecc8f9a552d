import type { Schemas } from '@portal/api-client'
import { decimalError, type ValidationError } from '../../../shared/form/field-rules.ts'

type Field = Schemas['ContributionField']

/** Values of an article's inputs, by field name. */
export interface ContributionValues {
  channel_ids: string[]
  title: string
  flag: string[]
  images: string[]
  seotitle: string
  keywords: string
  description: string
  tags: string[]
  price: string
  currency: string
  content: string
  /** Fields of the channel's content model. */
  model_fields: Record<string, string>
}

/** The form path of a field, which is also the server's error path. */
export const pathOf = ({ name, main_field }: Field): string => (main_field ? name : `model_fields.${name}`)

const defaultOf = (fields: readonly Field[], name: string): string =>
  fields.find((field) => field.name === name)?.default ?? ''

/** The values of an existing article, or the server's defaults for a new one. */
export function contributionValues({
  info,
  fields,
  channel,
}: Schemas['ContributionForm']): ContributionValues {
  const own = fields.filter(({ main_field }) => !main_field)
  const written = info === false ? undefined : info
  return {
    channel_ids: (written?.channel_ids ?? []).filter((id) => id !== channel.id).map(String),
    title: written?.title ?? '',
    flag: written?.flag ?? defaultOf(fields, 'flag').split(',').filter(Boolean),
    images: written?.images ?? [],
    seotitle: written?.seotitle ?? '',
    keywords: written?.keywords ?? '',
    description: written?.description ?? '',
    tags: written?.tags ?? [],
    price: String(written?.price ?? (defaultOf(fields, 'price') || 0)),
    currency: written?.currency ?? (defaultOf(fields, 'currency') || 'RMB'),
    content: written?.content ?? '',
    model_fields: Object.fromEntries(
      own.map(({ name, default: usual }) => [name, written?.model_fields[name] ?? usual]),
    ),
  }
}

/** True if a reader would see nothing: no picture and no letter. */
export const isEmptyText = (html: string): boolean =>
  !/<img\b/i.test(html) &&
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&nbsp;|&#160;|\u00a0/g, ' ')
    .trim() === ''

const rulesOf = ({ rule }: Field): string[] => rule.split(',').map((name) => name.trim())

/** The typed text of a single-text field; empty for others. */
export const textAt = (values: ContributionValues, { name, main_field }: Field): string => {
  const value = main_field ? values[name as keyof ContributionValues] : values.model_fields[name]
  return typeof value === 'string' ? value : ''
}

function errorOf(field: Field, value: string): ValidationError | undefined {
  const rules = rulesOf(field)
  if (field.type === 'editor') {
    const needed = rules.includes('required') || rules.includes('editorRequired')
    if (!needed || !isEmptyText(value)) return undefined
    return field.name === 'content' ? 'contentEmpty' : 'editorRequired'
  }
  if (value.trim() === '') return rules.includes('required') ? 'required' : undefined
  return field.type === 'number' ? decimalError(value) : undefined
}

/** Inputs with several values, which need no validation. */
const several = new Set(['channel', 'channels', 'checkbox', 'images', 'tags'])

/** Errors by path, in field order. The server checks ranges and addresses. */
export const contributionErrors = (
  values: ContributionValues,
  fields: readonly Field[],
): Partial<Record<string, ValidationError>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const error = several.has(field.type) ? undefined : errorOf(field, textAt(values, field))
      return error ? [[pathOf(field), error] as const] : []
    }),
  )

const flags: readonly Schemas['ArticleFlag'][] = ['top', 'hot', 'recommend', 'new']

/** The request; an existing article keeps the style of its title. */
export function toContribution(
  values: ContributionValues,
  { info, channel }: Schemas['ContributionForm'],
): Schemas['SaveContributionRequest'] {
  const filled = Object.entries(values.model_fields).filter(([, value]) => value.trim() !== '')
  return {
    ...(info !== false && { id: info.id, title_style: info.title_style }),
    channel_id: channel.id,
    channel_ids: values.channel_ids.map(Number),
    title: values.title.trim(),
    flag: flags.filter((flag) => values.flag.includes(flag)),
    images: values.images,
    seotitle: values.seotitle.trim(),
    keywords: values.keywords.trim(),
    description: values.description.trim(),
    tags: values.tags,
    price: values.price.trim() === '' ? 0 : Number(values.price),
    currency: values.currency === 'integral' ? 'integral' : 'RMB',
    content: values.content,
    model_fields: Object.fromEntries(filled.map(([name, value]) => [name, value.trim()])),
  }
}

const mainColumn = ['title', 'content', 'description']

/** The text in one column, its metadata in the other, in the channel's order. */
export function arranged(fields: readonly Field[]): { main: Field[]; aside: Field[] } {
  const shown = fields.filter(({ type }) => type !== 'channel')
  const main = mainColumn.flatMap((name) => shown.filter((field) => field.main_field && field.name === name))
  const rest = shown.filter((field) => !main.includes(field))
  return {
    main,
    aside: [...rest.filter((field) => !field.main_field), ...rest.filter((field) => field.main_field)],
  }
}
