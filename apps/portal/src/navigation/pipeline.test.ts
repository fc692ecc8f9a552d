import { setupI18n } from '@portal/i18n'
import { beforeAll, expect, test, vi } from 'vitest'
import { navigation } from './navigation.fixture.ts'
import type { Step, StepResult } from './navigation.ts'
import { PageError } from './page-error.ts'
import { pipeline, runPipeline } from './pipeline.ts'

beforeAll(() => setupI18n('en'))

const step = (name: string, result?: StepResult, onPreload = false) =>
  ({ name, onPreload, run: vi.fn(() => result) }) satisfies Step

test('R4.01 Validation runs first, then route rules, the site, the guards and the texts', () => {
  expect(pipeline.map(({ name }) => name)).toEqual([
    'validate-route',
    'route-rules',
    'load-site',
    'guards',
    'language-bundles',
  ])
})

test('Of the steps only the texts are loaded for a link that is hovered', () => {
  expect(pipeline.flatMap(({ name, onPreload }) => (onPreload ? [name] : []))).toEqual(['language-bundles'])
})

test('R4.01 A path that no page takes is refused by the steps of the portal themselves', async () => {
  const target = navigation({ page: { name: null } })
  await expect(runPipeline(target)).rejects.toMatchObject({ status: 404 })
  expect(await runPipeline(target, { preload: true })).toBeUndefined()
})

test('R4.01 Steps run in order and each waits for the one before', async () => {
  const seen: string[] = []
  const slow: Step = {
    name: 'slow',
    onPreload: false,
    run: async () => {
      await Promise.resolve()
      seen.push('slow')
      return undefined
    },
  }
  const quick: Step = { name: 'quick', onPreload: false, run: () => void seen.push('quick') }
  await runPipeline(navigation(), { steps: [slow, quick] })
  expect(seen).toEqual(['slow', 'quick'])
})

test.each<StepResult>(['stop', { redirect: '/' }])('R4.01 After %o no later step runs', async (result) => {
  const later = step('later')
  expect(await runPipeline(navigation(), { steps: [step('first'), step('decides', result), later] })).toEqual(
    result,
  )
  expect(later.run).not.toHaveBeenCalled()
})

test('R4.01 A step that throws keeps the later ones from running', async () => {
  const later = step('later')
  const throwing: Step = {
    name: 'throws',
    onPreload: false,
    run: () => {
      throw new PageError(404, 'nowhere')
    },
  }
  await expect(runPipeline(navigation(), { steps: [throwing, later] })).rejects.toThrow('nowhere')
  expect(later.run).not.toHaveBeenCalled()
})

test('A hovered link runs only the steps without an effect on the user', async () => {
  const harmless = step('texts', undefined, true)
  const guard = step('guards')
  await runPipeline(navigation(), { preload: true, steps: [guard, harmless] })
  expect(guard.run).not.toHaveBeenCalled()
  expect(harmless.run).toHaveBeenCalledOnce()
})
