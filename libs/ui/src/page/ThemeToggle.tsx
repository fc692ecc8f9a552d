import { useText } from '@portal/i18n'
import { IconMoon, IconSun } from '../icons.ts'
import { ActionIcon } from '../mantine/ActionIcon.ts'
import { useDarkMode } from '../theme/color-scheme.ts'

/** Light to dark and back; the choice is kept. */
export function ThemeToggle() {
  const t = useText('common')
  const { dark, toggle } = useDarkMode()
  const Icon = dark ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(dark ? 'switchToLight' : 'switchToDark')}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
