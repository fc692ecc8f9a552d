import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notifyThrough } from '../notify.ts'
import { watchCutInput } from './cut-input.ts'

const said = { error: vi.fn(), success: vi.fn(), info: vi.fn() }
watchCutInput()

afterEach(() => {
  said.error.mockClear()
  document.body.replaceChildren()
  notifyThrough(null)
})

/** Types or pastes into a field that holds `value` and takes five characters at most. */
function enter(
  value: string,
  data: string,
  select: readonly [number, number] = [value.length, value.length],
) {
  notifyThrough(said)
  const field = document.createElement('input')
  field.maxLength = 5
  field.value = value
  field.setAttribute('aria-label', 'Name')
  document.body.append(field)
  field.setSelectionRange(...select)
  fireEvent(
    screen.getByLabelText('Name'),
    new InputEvent('beforeinput', { data, inputType: 'insertFromPaste', bubbles: true }),
  )
  return said.error.mock.calls.length
}

test.each([
  ['more than fits', '', '123456', undefined, 1],
  ['one more letter', '12345', '6', undefined, 1],
  ['just as much as fits', '123', '45', undefined, 0],
  ['something in place of what is selected', '12345', '6', [0, 1], 0],
] as const)('R6.96 A field that is given %s', (_what, value, data, select, notices) => {
  expect(enter(value, data, select)).toBe(notices)
})
