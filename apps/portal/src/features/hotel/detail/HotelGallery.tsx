import { useText } from '@portal/i18n'
import { lazyDialog, UnstyledButton } from '@portal/ui'
import { useState } from 'react'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import styles from './HotelGallery.module.css'

const LargePictures = lazyDialog(() => import('./LargePictures.tsx'))

interface HotelGalleryProps {
  name: string
  images: readonly string[]
}

const shownAtOnce = 4

/** The first pictures side by side; a click opens them one by one. */
export function HotelGallery({ name, images }: HotelGalleryProps) {
  const t = useText('hotel/detail')
  const common = useText('hotel')
  const [large, setLarge] = useState<number | null>(null)
  if (images.length === 0) {
    return (
      <div className={styles.gallery} data-empty>
        <OfferPicture address={undefined} alt="" />
      </div>
    )
  }
  return (
    <section className={styles.gallery} aria-label={t('gallery')}>
      {images.slice(0, shownAtOnce).map((image, index) => (
        <UnstyledButton key={image} className={styles.frame} onClick={() => setLarge(index)}>
          <OfferPicture
            address={image}
            alt={common('picture', { name, number: index + 1 })}
            eager={index === 0}
          />
          {index === shownAtOnce - 1 && images.length > shownAtOnce && (
            <span className={styles.more}>{t('allPictures', { count: images.length })}</span>
          )}
        </UnstyledButton>
      ))}
      {large !== null && (
        <LargePictures
          name={name}
          images={images}
          at={large}
          onStep={setLarge}
          onClose={() => setLarge(null)}
        />
      )}
    </section>
  )
}
