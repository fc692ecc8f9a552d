import { byTurns } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { amountOf, cents, dialog, finish } from '../helpers/screen.ts'

test.describe('invoices, en', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('R1.06 R2.28 R2.29 selected bookings become an application with lines and, once issued, files', {
    tag: byTurns('en', 'en phone'),
  }, async ({ page, visit, audit, clock }) => {
    await visit('/user/invoice/apply?order_type=hotel')
    const boxes = page.getByRole('checkbox', { name: /^Select / })
    for (const nth of [0, 1]) await boxes.nth(nth).check()
    const chosen = page.getByRole('region', { name: 'Selected orders' })
    await expect(chosen).toContainText('2 orders selected')
    const sum = cents(await chosen.innerText())
    await chosen.getByRole('button', { name: 'Request an invoice' }).click()
    const form = dialog(page, 'Request an invoice')
    await expect(form.getByText('Amount with tax')).toBeVisible()
    expect(await amountOf(form, 'Amount with tax')).toBe(sum)
    expect(await amountOf(form, 'Tax included')).toBeGreaterThan(0)
    const titles = form.getByLabel('Invoice title', { exact: true })
    const other = titles.getByRole('option', { selected: false }).first()
    const [title = ''] = ((await other.textContent()) ?? '').split(' · ')
    const value = (await other.getAttribute('value')) ?? ''
    await titles.selectOption(value)
    await expect(titles).toHaveValue(value)
    await form.getByLabel('Invoice type', { exact: true }).selectOption('VAT normal (digital)')
    await expect(form.getByText('Amount with tax')).toBeVisible()
    await audit()
    await form.getByRole('button', { name: /^Request an invoice of CNY/ }).dblclick()
    await expect(page).toHaveURL(/\/user\/invoice\/details\?application=IA\d+$/)
    const number = /IA\d+/.exec(page.url())?.[0] ?? ''

    await visit(`/user/invoice/details?keyword=${number}`)
    await expect(page.getByRole('link', { name: /^IA/ })).toHaveText([number])
    await page.getByRole('link', { name: number }).click()
    const found = dialog(page, `Invoice request ${number}`)
    await expect(found).toContainText('Submitted')
    await expect(found).toContainText(title)
    await expect(found).toContainText('VAT normal (digital)')
    expect(await amountOf(found, 'Amount')).toBe(sum)
    await expect(found.getByRole('link', { name: /^[HCA]\d{10}$/ })).toHaveCount(2)
    await audit()
    await clock.advance(13 * 60_000)
    await page.reload()
    await expect(found).toContainText('Issued')
    await found.getByRole('button', { name: 'Download' }).click()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'XML' }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/^invoice-\d{20}\.xml$/)
  })

  test('R2.30 invoice titles are added, made the default, edited and removed', async ({
    page,
    visit,
    audit,
  }) => {
    await visit('/user/invoice/manage')
    await page.getByRole('button', { name: 'Add a title' }).click()
    const form = dialog(page, 'Add a title')
    await form.getByLabel('Individual').check()
    await form.getByLabel(/^Invoice title/).fill('Daw Mya Mya')
    await form.getByLabel('Use as the default title').check()
    await audit()
    await finish(form, 'Save')
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText('Daw Mya Mya Default')
    await page.getByRole('button', { name: 'Edit Daw Mya Mya' }).click()
    const edited = dialog(page, 'Edit the title')
    await edited.getByLabel(/^Invoice title/).fill('Daw Mya Mya Win')
    await finish(edited, 'Save')
    await expect(first).toContainText('Daw Mya Mya Win Default')
    await page.getByRole('button', { name: 'Remove Daw Mya Mya Win' }).click()
    await finish(dialog(page, 'Remove a title'), 'Remove the title')
    await expect(first).not.toContainText('Daw Mya Mya')
    await expect(first).toContainText('Default')
  })
})
