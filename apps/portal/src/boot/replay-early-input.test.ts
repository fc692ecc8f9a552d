import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyInput } from './replay-early-input.ts'

const finished =
  '<style></style><div><input name="username"><input name="keep" type="checkbox"><textarea name="note"></textarea></div>'
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
let host: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  host = document.getElementById('root') as HTMLElement
  document.documentElement.setAttribute('data-waiting', 'member')
})

test('Input from before the start moves to the rendered fields, with focus and cursor', async () => {
  host.innerHTML = finished
  const name = field('username')
  Object.assign(name ?? {}, { value: 'golden' })
  name?.focus()
  name?.setSelectionRange(2, 4)
  Object.assign(field('keep') ?? {}, { checked: true })
  const heard = vi.fn()
  replayEarlyInput(host, () => {
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

test('A field without a name is found by its label, whatever id it gets', async () => {
  const search = (id: string) =>
    `<form><label for="${id}">Destination</label><input id="${id}"><input></form>`
  host.innerHTML = search('finished')
  const destination = host.querySelector('input')
  Object.assign(destination ?? {}, { value: 'yangon' })
  destination?.focus()
  replayEarlyInput(host, () => {
    host.innerHTML = search('rendered')
  })
  await Promise.resolve()
  expect([...host.querySelectorAll('input')].map(({ value }) => value)).toEqual(['yangon', ''])
  expect(document.activeElement?.id).toBe('rendered')
})

test('An untouched field keeps the value of the program, and gets the focus', async () => {
  host.innerHTML = finished
  field('username')?.focus()
  replayEarlyInput(host, () => {
    host.innerHTML = finished.replace('name="username"', 'name="username" value="golden"')
  })
  await Promise.resolve()
  expect(field('username')?.value).toBe('golden')
  expect(document.activeElement).toBe(field('username'))
})

test('Input during the rendering counts too, with the focus of that moment', async () => {
  host.innerHTML = finished
  field('username')?.focus()
  replayEarlyInput(host, () => {})
  const note = field('note')
  note?.focus()
  Object.assign(note ?? {}, { value: 'late' })
  await Promise.resolve()
  host.innerHTML = finished
  await Promise.resolve()
  expect(field('note')?.value).toBe('late')
  expect(document.activeElement).toBe(field('note'))
})

const [runScript] = Object.values(import.meta.glob('../../build/finished-page.js'))
const twoButtons = '<form><button type="submit">Sign in</button><button type="button">Later</button></form>'

/** Runs the end of a finished page as a browser does. */
async function readFinishedPage(chinese: string, english: string) {
  host.innerHTML = `<div>${chinese}</div>`
  document.body.insertAdjacentHTML('beforeend', `<template id="page-en"><div>${english}</div></template>`)
  vi.resetModules()
  await runScript?.()
}

test.each([
  ['language', 'Sign in'],
  ['member', '登录'],
])('A finished page that is hidden until the %s is known shows %s', async (reason, text) => {
  document.documentElement.setAttribute('data-waiting', reason)
  await readFinishedPage('登录', 'Sign in')
  expect(host.textContent).toBe(text)
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(reason === 'member')
  expect(document.getElementById('page-en')).toBeNull()
})

const [decideFirst] = Object.values(import.meta.glob('../../build/first-paint.js'))

test.each([
  ['the front page without the parts for visitors', '/', null],
  ['nothing of the sign-in page', '/user/login', 'member'],
])('Before the start a member sees %s', async (_, path, waiting) => {
  document.documentElement.removeAttribute('data-waiting')
  window.localStorage.setItem('userInfo', '{"token":"t"}')
  window.history.replaceState(null, '', path)
  vi.resetModules()
  await decideFirst?.()
  window.localStorage.clear()
  const { documentElement: page } = document
  expect([page.getAttribute('data-waiting'), page.hasAttribute('data-member')]).toEqual([waiting, true])
  host.innerHTML = finished
  replayEarlyInput(host, () => {
    host.innerHTML = '<div></div>'
  })
  await Promise.resolve()
  expect(page.hasAttribute('data-member')).toBe(false)
})

test('A button pressed before the start is pressed again afterwards, and the browser never submits the form', async () => {
  await readFinishedPage(twoButtons, '')
  const sent = vi.fn()
  host.addEventListener('submit', (event) => sent(event.defaultPrevented))
  const buttons = () => host.querySelectorAll('button')
  buttons()[0]?.click()
  expect(sent.mock.calls).toEqual([[true]])
  const pressed = vi.fn()
  replayEarlyInput(host, () => {
    host.innerHTML = `<div>${twoButtons}</div>`
    for (const button of buttons())
      button.addEventListener('click', (event) => {
        event.preventDefault()
        pressed(button.textContent)
      })
  })
  await waitFor(() => expect(pressed.mock.calls).toEqual([['Sign in']]))
  buttons()[1]?.click()
  expect(window.earlyPress?.button?.textContent).toBe('Sign in')
})

test('A field that the operator has left gets no focus', async () => {
  host.innerHTML = finished
  field('username')?.focus()
  replayEarlyInput(host, () => {})
  field('username')?.blur()
  await Promise.resolve()
  host.innerHTML = finished
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})

test('Input in a field that the rendered page lacks is dropped', async () => {
  host.innerHTML = finished
  Object.assign(field('note') ?? {}, { value: 'late' })
  replayEarlyInput(host, () => {
    host.innerHTML = '<div><input name="username"></div>'
  })
  await Promise.resolve()
  expect(field('note')).toBeNull()
})

test('Without a finished page rendering simply starts', () => {
  const render = vi.fn()
  replayEarlyInput(host, render)
  expect(render).toHaveBeenCalledOnce()
})

test('A pressed field is found by its label, whatever value the program gives it', async () => {
  const date = (id: string, value: string) =>
    `<label for="${id}">Check-in</label><button id="${id}" type="button">${value}</button>`
  await readFinishedPage(date('finished', 'Choose a date'), '')
  host.querySelector('button')?.click()
  const pressed = vi.fn()
  replayEarlyInput(host, () => {
    host.innerHTML = `<div>${date('rendered', 'Sun 22 Nov')}</div>`
    host.querySelector('button')?.addEventListener('click', () => pressed())
  })
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})
