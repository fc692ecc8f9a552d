import { isLanguage, language, languages, useText } from '@portal/i18n'
import { Group, Radio, Switch, useDarkMode } from '@portal/ui'
import { switchLanguage } from '../../../navigation/switch-language.ts'
import { Section } from '../Section.tsx'

/** Language and theme of this browser. Another language starts the page again. */
export function AppearanceSection() {
  const t = useText('user/account/profile')
  const site = useText('site')
  const common = useText('common')
  const { dark, toggle } = useDarkMode()
  return (
    <Section title={t('appearance')} hint={t('appearanceHint')}>
      <Radio.Group
        label={common('language')}
        value={language()}
        onChange={(chosen) => isLanguage(chosen) && void switchLanguage(chosen)}
      >
        <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" align="stretch" mt="xs">
          {languages.map((one) => (
            <Radio key={one} value={one} label={site(`languages.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Switch label={t('dark')} checked={dark} onChange={toggle} />
    </Section>
  )
}
