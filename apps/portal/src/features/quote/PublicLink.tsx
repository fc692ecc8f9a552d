import { type Language, language, languages, useText } from '@portal/i18n'
import { Button, Group, IconCopy, NativeSelect, TextInput } from '@portal/ui'
import { useState } from 'react'
import { inLanguage } from '../../shared/address/link-language.ts'
import { copyText } from '../../shared/copy-text.ts'

interface LinkLanguageProps {
  value: Language
  onChange: (chosen: Language) => void
}

/** The language in which the customer's page opens. */
export function LinkLanguage({ value, onChange }: LinkLanguageProps) {
  const t = useText('user/quote/detail')
  const site = useText('site')
  return (
    <NativeSelect
      label={t('linkLanguage')}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(languages.find((one) => one === currentTarget.value) ?? value)
      }
      data={languages.map((one) => ({ value: one, label: site(`languages.${one}`) }))}
      mb="md"
    />
  )
}

/** The address of the customer's page, in the customer's language, to copy. */
export function PublicLink({ page }: { page: string }) {
  const t = useText('user/quote/detail')
  const [chosen, setChosen] = useState(language)
  const address = inLanguage(page, chosen)
  return (
    <Group gap="xs" align="flex-end">
      <TextInput label={t('link')} value={address} readOnly flex="1 1 240px" maw={520} mb="md" />
      <LinkLanguage value={chosen} onChange={setChosen} />
      <Button mb="md" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copyText(address)}>
        {t('copy')}
      </Button>
    </Group>
  )
}
