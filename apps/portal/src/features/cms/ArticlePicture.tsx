import { Box } from '@portal/ui'
import { useState } from 'react'
import { imageAddress } from '../../shared/address/image-address.ts'
import styles from './cms.module.css'

interface ArticlePictureProps {
  /** As the contract gives it; undefined where the article has none. */
  address: string | undefined
  /** Empty for a picture that only repeats what stands beside it. */
  alt?: string
  eager?: boolean
}

/** A picture in the shape of its frame; a broken one leaves the frame empty. */
export function ArticlePicture({ address = '', alt = '', eager = false }: ArticlePictureProps) {
  const [broken, setBroken] = useState<string>()
  const source = imageAddress(address)
  if (source === null || broken === address)
    return <Box component="span" display="block" w="100%" h="100%" bg="var(--ui-sunken)" aria-hidden />
  return (
    <img
      className={styles.picture}
      src={source}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(address)}
    />
  )
}
