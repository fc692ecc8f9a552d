import { beforeEach, expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'

const finished =
  '<div><input name="username"><input name="keep" type="checkbox"><textarea name="note"></textarea></div>'
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
let host: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  host = document.getElementById('root') as HTMLElement
  document.documentElement.setAttribute('data-waiting', 'member')
})

test('What was typed before the program arrived stands in the fields it draws, focus and cursor too', async () => {
  host.innerHTML = finished
  const name = field('username')
  Object.assign(name ?? {}, { value: 'golden' })
  name?.focus()
  name?.setSelectionRange(2, 4)
  Object.assign(field('keep') ?? {}, { checked: true })
  const heard = vi.fn()
  takeOver(host, () => {
    host.innerHTML = finished
    host.addEventListener('input', heard)
  })
  await Promise.resolve()
  expect(field('username')?.value).toBe('golden')
  expect(document.activeElement).toBe(field('username'))
  expect([field('username')?.selectionStart, field('username')?.selectionEnd]).toEqual([2, 4])
  expect(field('keep')?.checked).toBe(true)
  expect(heard).toHaveBeenCalled()
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(false)
})

test('What is typed while the program draws its page in steps stands in the fields too, with the focus of that moment', async () => {
  host.innerHTML = finished
  field('username')?.focus()
  takeOver(host, () => {})
  const note = field('note')
  note?.focus()
  Object.assign(note ?? {}, { value: 'late' })
  await Promise.resolve()
  host.innerHTML = finished
  await Promise.resolve()
  expect(field('note')?.value).toBe('late')
  expect(document.activeElement).toBe(field('note'))
})

test('A field that the operator has left gets no focus back', async () => {
  host.innerHTML = finished
  field('username')?.focus()
  takeOver(host, () => {})
  field('username')?.blur()
  await Promise.resolve()
  host.innerHTML = finished
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})

test('A field that the drawn page does not have is let go', async () => {
  host.innerHTML = finished
  Object.assign(field('note') ?? {}, { value: 'late' })
  takeOver(host, () => {
    host.innerHTML = '<div><input name="username"></div>'
  })
  await Promise.resolve()
  expect(field('note')).toBeNull()
})

test('Where nothing stands the page is simply drawn', () => {
  const draw = vi.fn()
  takeOver(host, draw)
  expect(draw).toHaveBeenCalledOnce()
})
