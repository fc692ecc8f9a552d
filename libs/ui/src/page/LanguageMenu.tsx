import { isLanguage, type Language, language, languages, localeOf, setLanguage, useText } from '@portal/i18n'
import { IconLanguage } from '../icons.ts'
import { ActionIcon } from '../mantine/ActionIcon.ts'
import { Menu } from '../mantine/Menu.ts'

/** Each language in its own words, so that whoever reads only that one finds it. */
const ownNames: Record<Language, string> = { 'zh-cn': '中文简体', en: 'English' }

export interface LanguageMenuProps {
  /** Saves and reloads unless told otherwise. */
  onChoose?: (chosen: Language) => void
}

export function LanguageMenu({ onChoose = setLanguage }: LanguageMenuProps) {
  const t = useText('common')
  const current = language()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('language')}>
          <IconLanguage size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={current}
          onChange={(chosen) => isLanguage(chosen) && chosen !== current && onChoose(chosen)}
        >
          {languages.map((each) => (
            <Menu.RadioItem key={each} value={each} lang={localeOf(each)} closeMenuOnClick>
              {ownNames[each]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
