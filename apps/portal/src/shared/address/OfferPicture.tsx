import { useText } from '@portal/i18n'
import { IconPhotoOff } from '@portal/ui'
import { useState } from 'react'
import { imageAddress } from './asset-address.ts'
import styles from './OfferPicture.module.css'

interface OfferPictureProps {
  /** The URL from the contract; undefined without a picture. */
  address: string | undefined
  /** Empty for a picture that only repeats the text beside it. */
  alt: string
  /** In view from the start, so it loads before the other pictures. */
  eager?: boolean
}

/** A picture in the shape of its frame, or a placeholder if it is missing or broken. */
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
