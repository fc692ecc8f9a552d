import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog, field, fill, finish, rowWith } from '../helpers/screen.ts'

const address = '/user/manage/markup'

test.use({ language: 'en' })

test.describe('the owner of a company', () => {
  test.use({ persona: 'goldenland' })

  test('creates a rule for a city, previews a price, and sells at it', async ({ page, visit, world }) => {
    await visit(address)
    await page.getByRole('button', { name: 'Add a rule' }).first().click()
    const form = dialog(page, 'Add a mark-up rule')
    await field(form, 'Scope').selectOption('city')
    await form.getByRole('combobox', { name: 'City' }).fill('Bag')
    await page.getByRole('option', { name: 'Bagan' }).click()
    await fill(form, { 'Percentage (%)': '20', Priority: '80' })
    await expect(form.getByRole('status')).toContainText(/selling price CNY\s600\.00, mark-up CNY\s100\.00/)
    await finish(form, 'Save')
    await expect(rowWith(page, 'Bagan')).toContainText('Net + 20%')
    const owner = await agentOf(world, 'goldenland')
    const { data } = await owner.ask('listMarkupRules')
    expect(data.list.map(({ target_id }) => target_id)).toContain('bagan')
  })
})
