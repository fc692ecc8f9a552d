import { useText } from '@portal/i18n'
import {
  ActionIcon,
  Group,
  IconChevronLeft,
  IconChevronRight,
  Modal,
  Stack,
  useHotkeys,
  usePhone,
} from '@portal/ui'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import styles from './HotelGallery.module.css'

interface LargePicturesProps {
  name: string
  images: readonly string[]
  at: number
  onStep: (to: number) => void
  onClose: () => void
}

/** The pictures one by one; arrow keys step through them in a loop. */
export default function LargePictures({ name, images, at, onStep, onClose }: LargePicturesProps) {
  const t = useText('hotel/detail')
  const common = useText('hotel')
  const phone = usePhone()
  const step = (by: number) => onStep((at + by + images.length) % images.length)
  useHotkeys([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
  ])
  return (
    <Modal opened onClose={onClose} title={name} size="xl" fullScreen={phone}>
      <Stack className={styles.large} gap="xs">
        <OfferPicture address={images[at]} alt={common('picture', { name, number: at + 1 })} eager />
        <Group wrap="nowrap" justify="center">
          <ActionIcon variant="default" aria-label={t('previousPicture')} onClick={() => step(-1)}>
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <span aria-live="polite">
            {at + 1} / {images.length}
          </span>
          <ActionIcon variant="default" aria-label={t('nextPicture')} onClick={() => step(1)}>
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Stack>
    </Modal>
  )
}
