import { type Schemas, useListCmsTags, useListContributionChannels } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Checkbox,
  FormSkeleton,
  fieldId,
  Group,
  lazySection,
  MultiSelect,
  NativeSelect,
  Radio,
  TagsInput,
  Textarea,
  TextInput,
} from '@portal/ui'
import type { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { type ContributionValues, pathOf, textAt } from './contribution-form.ts'
import { PicturesField } from './PicturesField.tsx'

const TextField = lazySection(() => import('./TextField.tsx'), { loading: <FormSkeleton fields={1} /> })

type Field = Schemas['ContributionField']
type Form = Pick<ReturnType<typeof useCheckedForm<ContributionValues>>, 'values' | 'field' | 'change' | 'set'>

interface ContributionInputProps {
  field: Field
  form: Form
  /** The channel the article belongs to. */
  channel: number
}

const lengths: Readonly<Record<string, number>> = {
  title: 120,
  seotitle: 120,
  keywords: 200,
  description: 500,
}

/** One input of the kind that the server names; an unknown kind becomes a text field. */
export function ContributionInput({ field, form, channel }: ContributionInputProps) {
  const path = pathOf(field)
  const formField = form.field(path)
  const about = {
    id: fieldId(path),
    label: field.title,
    description: field.tip || undefined,
    required: field.rule.split(',').includes('required'),
    error: formField.error,
  }
  switch (field.type) {
    case 'editor':
      return (
        <TextField {...about} html={textAt(form.values, field)} onChange={(html) => form.set(path, html)} />
      )
    case 'textarea':
      return <Textarea {...formField} {...about} maxLength={lengths[field.name] ?? 500} rows={3} />
    case 'select':
      return <ChoiceInput field={field} given={{ ...formField, ...about }} />
    case 'radio':
    case 'checkbox':
      return <OptionsInput field={field} given={{ ...formField, ...about }} />
    case 'images':
      return (
        <PicturesField
          {...about}
          images={form.values.images}
          onChange={(images) => form.change({ images })}
        />
      )
    case 'tags':
      return <TagsField given={{ ...formField, ...about }} />
    case 'channels':
      return <ChannelsField given={{ ...formField, ...about }} channel={channel} />
    default:
      return (
        <TextInput
          {...formField}
          {...about}
          {...(field.type === 'number' && { inputMode: 'decimal' as const })}
          maxLength={lengths[field.name] ?? 300}
        />
      )
  }
}

interface InputProps {
  given: Record<string, unknown> & { label: string; required: boolean; error: string | undefined; id: string }
}

function ChoiceInput({ field: { content, rule }, given }: InputProps & { field: Field }) {
  const t = useText('user/cms/editContent')
  const common = useText('common')
  const needed = rule.split(',').includes('required')
  return (
    <NativeSelect
      {...given}
      data={[
        { value: '', label: needed ? common('select.placeholder') : t('noChoice') },
        ...Object.entries(content).map(([value, label]) => ({ value, label })),
      ]}
    />
  )
}

function OptionsInput({ field: { type, content }, given }: InputProps & { field: Field }) {
  const Option = type === 'radio' ? Radio : Checkbox
  return (
    <Option.Group {...given}>
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)" align="stretch" pt={6}>
        {Object.entries(content).map(([value, label]) => (
          <Option key={value} value={value} label={label} />
        ))}
      </Group>
    </Option.Group>
  )
}

function TagsField({ given }: InputProps) {
  const t = useText('user/cms/editContent')
  const { data } = useListCmsTags({ limit: 50 }, { request: { background: true } })
  const names = [...new Set(data?.list.map(({ name }) => name))]
  return (
    <TagsInput {...given} data={names} placeholder={t('pickTags')} maxTags={20} splitChars={[',', '，']} />
  )
}

function ChannelsField({ given, channel }: InputProps & { channel: number }) {
  const { data } = useListContributionChannels({ request: { background: true } })
  const others = (data?.channel ?? []).filter(({ id }) => id !== channel)
  return (
    <MultiSelect
      {...given}
      data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      maxValues={9}
      hidePickedOptions
    />
  )
}
