import type { Schemas } from '@portal/api-client'
import { language } from '@portal/i18n'
import { Text } from '@portal/ui'

/** What an option offers and on which terms, in lines: product and room, dates, cancellation, note. */
export function OptionTerms({ option }: { option: Schemas['PublicQuoteOption'] }) {
  const { product_text, subtitle, lines, policy, note } = option
  const texts = [`${product_text} · ${subtitle}`, ...lines, policy?.[language()], note]
  return texts
    .filter((text) => text)
    .map((text) => (
      <Text key={text} size="sm">
        {text}
      </Text>
    ))
}
