import type { Schemas } from '@portal/api-client'

/**
 * The pictures that stand above the text: all of a carousel, else those that the text does not show itself.
 * Of what has to be paid for only the cover, as lists show it.
 */
export function picturesAbove(
  { images, content, paid }: Pick<Schemas['Article'], 'images' | 'content' | 'paid'>,
  template: string,
): string[] {
  if (!paid) return images.slice(0, 1)
  return template === 'carousel' ? images : images.filter((image) => !content.includes(`"${image}"`))
}
