import { expect, test, vi } from 'vitest'
import { reloadConsent } from './reload-consent.ts'

function consent(...answers: boolean[]) {
  const ask = vi.fn(async () => answers.shift() ?? false)
  const given = { drafts: true, ask }
  return { given, may: reloadConsent({ hasDrafts: () => given.drafts, ask }) }
}

test('Asks nothing without a partly filled form', async () => {
  const { given, may } = consent()
  given.drafts = false
  expect(await may()).toBe(true)
  expect(given.ask).not.toHaveBeenCalled()
})

test('A partly filled form is dropped only with consent', async () => {
  const { given, may } = consent(true)
  expect(await may()).toBe(true)
  expect(given.ask).toHaveBeenCalledOnce()
})

test('An operator who wants to finish the form is not asked again until it was sent', async () => {
  const { given, may } = consent(false, true)
  expect([await may(), await may()]).toEqual([false, false])
  expect(given.ask).toHaveBeenCalledOnce()
  given.drafts = false
  expect(await may()).toBe(true)
  given.drafts = true
  expect(await may()).toBe(true)
  expect(given.ask).toHaveBeenCalledTimes(2)
})

test('Two navigations at once ask one question', async () => {
  const { given, may } = consent(false)
  expect(await Promise.all([may(), may()])).toEqual([false, false])
  expect(given.ask).toHaveBeenCalledOnce()
})
