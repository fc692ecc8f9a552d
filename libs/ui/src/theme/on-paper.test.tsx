import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActionIcon } from '../generated/mantine/ActionIcon.ts'
import { Button } from '../generated/mantine/Button.ts'
import { renderUi } from '../test-render.tsx'

const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')

test('Controls are not printed', () => {
  renderUi(
    <>
      <Button>Pay</Button>
      <ActionIcon aria-label="Close">×</ActionIcon>
    </>,
  )
  const shown = screen.getAllByRole('button').filter((button) => !button.matches('[data-screen]'))
  expect(shown).toEqual([])
  expect(base.slice(base.indexOf('@media print'))).toMatch(/\[data-screen\] \{\s*display: none !important/)
})

test('The base styles use only classes that Mantine writes', () => {
  expect(base).not.toMatch(/\.mantine-[A-Z]/)
})
