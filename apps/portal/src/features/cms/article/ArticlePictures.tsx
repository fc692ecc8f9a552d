import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ArticlePicture } from '../ArticlePicture.tsx'
import styles from './article.module.css'

/**
 * The pictures above the text: all of a carousel, otherwise those that the text does not contain. Paid content shows
 * only its cover.
 */
export function picturesAbove(
  { images, content, paid }: Pick<Schemas['Article'], 'images' | 'content' | 'paid'>,
  template: string,
): string[] {
  if (!paid) return images.slice(0, 1)
  return template === 'carousel' ? images : images.filter((image) => !content.includes(`"${image}"`))
}

/** Pictures in a horizontal strip, one swipe apart. */
export function ArticlePictures({ title, images }: { title: string; images: readonly string[] }) {
  const t = useText('cms/info')
  if (images.length === 0) return null
  return (
    // A row that scrolls must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className={styles.pictures} aria-label={t('pictures', { title })} tabIndex={0}>
      {images.map((image, index) => (
        <span key={image} className={styles.slide}>
          <ArticlePicture
            address={image}
            alt={t('picture', { title, number: index + 1 })}
            eager={index === 0}
          />
        </span>
      ))}
    </section>
  )
}
