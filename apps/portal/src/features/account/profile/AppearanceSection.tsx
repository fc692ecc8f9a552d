import { isLanguage, language, languages, useText } from '@portal/i18n'
import { type ColorScheme, Group, Radio, useDarkMode } from '@portal/ui'
import { exhaustive } from '../../../shared/exhaustive.ts'
import { switchLanguage } from '../../../shared/leaving/leave-page.ts'
import { Section } from '../Section.tsx'

const schemes = exhaustive<ColorScheme>()(['auto', 'light', 'dark'])

/** Language and theme of this browser. Changing the language reloads the page. */
export function AppearanceSection() {
  const t = useText('user/account/profile')
  const site = useText('site')
  const common = useText('common')
  const { chosen, choose } = useDarkMode()
  return (
    <Section title={t('appearance')} hint={t('appearanceHint')}>
      <Radio.Group
        label={common('language')}
        value={language()}
        onChange={(value) => isLanguage(value) && void switchLanguage(value)}
      >
        <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" align="stretch" mt="xs">
          {languages.map((one) => (
            <Radio key={one} value={one} label={site(`languages.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Radio.Group label={t('scheme')} value={chosen} onChange={choose}>
        <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" align="stretch" mt="xs">
          {schemes.map((one) => (
            <Radio key={one} value={one} label={t(`schemes.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
    </Section>
  )
}
