import { isLanguage, language, languages, useText } from '@portal/i18n'
import { Radio, Switch, useDarkMode } from '@portal/ui'
import { switchLanguage } from '../../../navigation/switch-language.ts'
import styles from '../account.module.css'
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
        <div className={styles.options}>
          {languages.map((one) => (
            <Radio key={one} value={one} label={site(`languages.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      <Switch label={t('dark')} checked={dark} onChange={toggle} />
    </Section>
  )
}
