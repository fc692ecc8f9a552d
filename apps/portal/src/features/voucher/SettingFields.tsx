import { useText } from '@portal/i18n'
import { Box, fieldId, NativeSelect, Panel, SimpleGrid, Switch, Text, Textarea, TextInput } from '@portal/ui'
import type { ReactNode } from 'react'
import { PictureField } from './PictureField.tsx'
import { colour, type VoucherSetting } from './setting-form.ts'

interface SettingFieldsProps {
  values: VoucherSetting
  onChange: (part: Partial<VoucherSetting>) => void
  errors: Readonly<Partial<Record<string, string>>>
  /** Read-only for the member. */
  disabled: boolean
}

const company = [
  ['company_name', 120],
  ['company_phone', 40],
  ['emergency_phone', 40],
  ['email', 120],
  ['website', 200],
] as const

const switches = [
  'show_policy',
  'show_map',
  'show_local_address_card',
  'show_own_reference',
  'qr_verify',
] as const

/** All settings in four groups. */
export function SettingFields({ values, onChange, errors, disabled }: SettingFieldsProps) {
  const t = useText('user/manage/voucherSetting')
  return (
    <>
      <Group title={t('groups.company')} hint={t('textsHint')} disabled={disabled}>
        <SimpleGrid
          minColWidth="min(100%, 200px)"
          autoFlow="auto-fit"
          spacing="sm"
          style={{ alignItems: 'start' }}
        >
          {company.map(([field, maxLength]) => (
            <TextInput
              key={field}
              id={fieldId(field)}
              label={t(`fields.${field}`)}
              value={values[field]}
              onChange={(event) => onChange({ [field]: event.currentTarget.value })}
              error={errors[field]}
              maxLength={maxLength}
              withAsterisk={field === 'company_name'}
            />
          ))}
        </SimpleGrid>
        <TextInput
          id={fieldId('address')}
          label={t('fields.address')}
          value={values.address}
          onChange={(event) => onChange({ address: event.currentTarget.value })}
          error={errors.address}
          maxLength={300}
        />
      </Group>
      <Group title={t('groups.pictures')} disabled={disabled}>
        <SimpleGrid
          minColWidth="min(100%, 200px)"
          autoFlow="auto-fit"
          spacing="sm"
          style={{ alignItems: 'start' }}
        >
          {(['logo_file', 'stamp_file'] as const).map((field) => (
            <PictureField
              key={field}
              label={t(`fields.${field}`)}
              hint={t('pictureHint')}
              value={values[field]}
              onChange={(path) => onChange({ [field]: path })}
              error={errors[field]}
              disabled={disabled}
            />
          ))}
        </SimpleGrid>
      </Group>
      <Group title={t('groups.display')} disabled={disabled}>
        <Display values={values} onChange={onChange} errors={errors} disabled={disabled} />
      </Group>
      <Group title={t('groups.texts')} disabled={disabled}>
        {(['header_text', 'footer_text'] as const).map((field) => (
          <Textarea
            key={field}
            id={fieldId(field)}
            label={t(`fields.${field}`)}
            value={values[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
            error={errors[field]}
            maxLength={500}
            rows={2}
          />
        ))}
      </Group>
    </>
  )
}

/** Language, price, colour and optional content. */
function Display({ values, onChange, errors }: SettingFieldsProps) {
  const t = useText('user/manage/voucherSetting')
  return (
    <>
      <SimpleGrid
        minColWidth="min(100%, 200px)"
        autoFlow="auto-fit"
        spacing="sm"
        style={{ alignItems: 'start' }}
      >
        <NativeSelect
          label={t('fields.language')}
          value={values.language}
          onChange={(event) =>
            onChange({ language: event.currentTarget.value as VoucherSetting['language'] })
          }
          data={(['bilingual', 'zh-cn', 'en'] as const).map((value) => ({
            value,
            label: t(`languages.${value}`),
          }))}
        />
        <NativeSelect
          label={t('fields.show_price')}
          description={t('priceHint')}
          value={values.show_price}
          onChange={(event) =>
            onChange({ show_price: event.currentTarget.value as VoucherSetting['show_price'] })
          }
          data={(['none', 'sell'] as const).map((value) => ({ value, label: t(`prices.${value}`) }))}
        />
        <TextInput
          id={fieldId('theme_colour')}
          label={t('fields.theme_colour')}
          type="color"
          value={values.theme_colour}
          onChange={(event) => onChange({ theme_colour: colour(event.currentTarget.value) })}
          error={errors.theme_colour}
        />
      </SimpleGrid>
      {switches.map((field) => (
        <Switch
          key={field}
          label={t(`fields.${field}`)}
          checked={values[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
        />
      ))}
    </>
  )
}

interface GroupProps {
  title: string
  hint?: string
  disabled: boolean
  children: ReactNode
}

function Group({ title, hint, disabled, children }: GroupProps) {
  return (
    <Panel component="fieldset" gap="sm" miw={0} m={0} p="md" disabled={disabled}>
      {/* A floating legend is inside the border instead of cutting it. */}
      <Box component="legend" m={0} p={0} fz="lg" fw={600} style={{ float: 'left' }}>
        {title}
      </Box>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </Panel>
  )
}
