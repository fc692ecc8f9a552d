import { useText } from '@portal/i18n'
import { IconPhotoOff } from '@portal/ui'
import { useState } from 'react'
import { imageAddress } from './image-address.ts'
import styles from './OfferPicture.module.css'

interface OfferPictureProps {
  /** As the contract gives it; undefined where there is none. */
  address: string | undefined
  /** Empty for a picture that only repeats what stands beside it. */
  alt: string
  /** In view as soon as the page is: fetched before the other pictures. */
  eager?: boolean
}

/** A picture in the shape of its frame; a missing or broken one says so instead. */
export function OfferPicture({ address, alt, eager = false }: OfferPictureProps) {
  const t = useText('hotel')
  const [broken, setBroken] = useState<string>()
  const source = imageAddress(address ?? '')
  if (source === null || broken === address) {
    return (
      <span className={styles.missing}>
        <IconPhotoOff size={24} stroke={1.5} aria-hidden />
        {t('noPicture')}
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={source}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(address)}
    />
  )
}
