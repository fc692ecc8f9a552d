import { useText } from '@portal/i18n'
import { FactList, Modal, usePhone } from '@portal/ui'
import { paletteKeys } from '../../shared/palette.ts'

/** Keys and their actions, most wanted first. */
const keys = [
  ['palette', paletteKeys],
  ['search', '/'],
  ['rows', 'j  k  ↓  ↑'],
  ['open', 'Enter'],
  ['close', 'Esc'],
  ['net', 'Alt N'],
  ['keys', '?'],
] as const

/** The portal's keyboard shortcuts. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText('palette')
  const phone = usePhone()
  return (
    <Modal opened onClose={onClose} title={t('keys.title')} fullScreen={phone} centered={!phone}>
      <FactList widths="max-content minmax(0, 1fr)" gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)">
        {keys.map(([name, written]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <kbd>{written}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </FactList>
    </Modal>
  )
}
