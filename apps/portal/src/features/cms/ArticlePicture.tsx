import { Box } from '@portal/ui'
import { useState } from 'react'
import { imageAddress } from '../../shared/address/asset-address.ts'
import styles from './cms.module.css'

interface ArticlePictureProps {
  /** As in the contract; undefined if the article has none. */
  address: string | undefined
  /** Empty if the picture only repeats the text beside it. */
  alt?: string
  eager?: boolean
}

/** A picture cropped to its frame; a broken one leaves the frame empty. */
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
