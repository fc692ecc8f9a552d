import { useText } from '@portal/i18n'
import { ArticlePicture } from '../ArticlePicture.tsx'
import styles from './article.module.css'

/** Pictures side by side, one swipe from each other. */
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
