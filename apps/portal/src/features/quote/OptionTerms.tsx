import type { Schemas } from '@portal/api-client'
import { language } from '@portal/i18n'
import styles from './quote.module.css'

/** What an option offers and on which terms, in lines: product and room, dates, cancellation, note. */
export function OptionTerms({ option }: { option: Schemas['PublicQuoteOption'] }) {
  const { product_text, subtitle, lines, policy, note } = option
  const texts = [`${product_text} · ${subtitle}`, ...lines, policy?.[language()], note]
  return texts
    .filter((text) => text)
    .map((text) => (
      <p key={text} className={styles.text}>
        {text}
      </p>
    ))
}
