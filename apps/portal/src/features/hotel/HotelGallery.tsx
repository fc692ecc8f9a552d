import { useText } from '@portal/i18n'
import { ActionIcon, IconChevronLeft, IconChevronRight, Modal, UnstyledButton } from '@portal/ui'
import { useState } from 'react'
import styles from './HotelGallery.module.css'
import { HotelPicture } from './HotelPicture.tsx'

interface HotelGalleryProps {
  name: string
  images: readonly string[]
}

const shownAtOnce = 4

/** The first pictures side by side; a click shows them one by one, large. */
export function HotelGallery({ name, images }: HotelGalleryProps) {
  const t = useText('hotel/detail')
  const common = useText('hotel')
  const [large, setLarge] = useState<number | null>(null)
  if (images.length === 0) {
    return (
      <div className={styles.gallery} data-empty>
        <HotelPicture address={undefined} alt="" />
      </div>
    )
  }
  const step = (by: number) => setLarge(((large ?? 0) + by + images.length) % images.length)
  return (
    <section className={styles.gallery} aria-label={t('gallery')}>
      {images.slice(0, shownAtOnce).map((image, index) => (
        <UnstyledButton key={image} className={styles.frame} onClick={() => setLarge(index)}>
          <HotelPicture
            address={image}
            alt={common('picture', { name, number: index + 1 })}
            eager={index === 0}
          />
          {index === shownAtOnce - 1 && images.length > shownAtOnce && (
            <span className={styles.more}>{t('allPictures', { count: images.length })}</span>
          )}
        </UnstyledButton>
      ))}
      <Modal opened={large !== null} onClose={() => setLarge(null)} title={name} size="xl" centered>
        {large !== null && (
          <div className={styles.large}>
            <HotelPicture
              address={images[large]}
              alt={common('picture', { name, number: large + 1 })}
              eager
            />
            <div className={styles.steps}>
              <ActionIcon variant="default" aria-label={t('previousPicture')} onClick={() => step(-1)}>
                <IconChevronLeft size={18} aria-hidden />
              </ActionIcon>
              <span aria-live="polite">
                {large + 1} / {images.length}
              </span>
              <ActionIcon variant="default" aria-label={t('nextPicture')} onClick={() => step(1)}>
                <IconChevronRight size={18} aria-hidden />
              </ActionIcon>
            </div>
          </div>
        )}
      </Modal>
    </section>
  )
}
