import { expect, languages, test } from '../fixtures.ts'
import { labels } from '../labels.ts'

/** A sentence of the hotel search's texts, in each language. */
const sentences = {
  en: 'Search in Chinese, English or pinyin',
  'zh-cn': '支持中文、英文和拼音，也可以直接输入酒店名称',
} as const

for (const language of languages) {
  test.describe(`texts, ${language}`, () => {
    test.use({ language })

    test('R7.24 a page loads its own text file when it opens, in the current language only', async ({
      page,
      visit,
    }) => {
      const scripts: Promise<string>[] = []
      page.on('response', (response) => {
        if (/\/assets\/[^/]+\.js$/.test(response.url())) scripts.push(response.text())
      })
      const loaded = async () => {
        const all = (await Promise.all(scripts)).join('\n')
        return languages.filter((one) => all.includes(sentences[one]))
      }
      await visit('/car/list')
      expect(await loaded()).toEqual([])
      await page
        .getByRole('navigation', { name: labels[language].mainMenu })
        .getByRole('link')
        .first()
        .click()
      await expect(page.getByText(sentences[language])).toBeVisible()
      expect(await loaded()).toEqual([language])
    })
  })
}
