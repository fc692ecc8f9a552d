import { language, loadTexts } from '@portal/i18n'

type TextName = Parameters<typeof loadTexts>[1][number]

/** A part of a page whose code comes late, once the texts it alone has are here. */
export const withTexts = async <Part>(
  texts: readonly TextName[],
  part: () => Promise<Part>,
): Promise<Part> => {
  await loadTexts(language(), [...texts])
  return part()
}
