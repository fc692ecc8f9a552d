import { useText } from '@portal/i18n'
import { IconClipboardList, IconMapPin, UnstyledButton } from '@portal/ui'
import styles from '../../../trade/results/results.module.css'

interface ViewSwitchProps {
  view: 'map' | undefined
  onView: (view: 'map' | undefined) => void
}

/** Switches between list and map. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const t = useText('hotel/list')
  return (
    <div className={styles.bar} role="group" aria-label={t('view.label')}>
      <UnstyledButton
        className={styles.sort}
        aria-pressed={view === undefined}
        onClick={() => onView(undefined)}
      >
        <IconClipboardList size={14} aria-hidden /> {t('view.list')}
      </UnstyledButton>
      <UnstyledButton className={styles.sort} aria-pressed={view === 'map'} onClick={() => onView('map')}>
        <IconMapPin size={14} aria-hidden /> {t('view.map')}
      </UnstyledButton>
    </div>
  )
}
