import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLanguage, languages, readStoredLanguage, storeLanguage } from './language.ts'
import { setLanguage, setupI18n } from './load-texts.ts'
import type { Translate } from './text-types.ts'
import { language, textOf, translator } from './translator.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A translator without texts. Components read the translator that was created last. */
async function freshTexts() {
  vi.resetModules()
  return {
    ...(await import('./load-texts.ts')),
    ...(await import('./translator.ts')),
  }
}

describe('the chosen language', () => {
  test('R9.02 the languages are exactly en and zh-cn', () => {
    expect([...languages].sort()).toEqual(['en', 'zh-cn'])
    expect(isLanguage('zh-CN')).toBe(false)
  })

  test('R1.11 without a stored choice it is zh-cn, whatever language the browser prefers', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
    expect(readStoredLanguage()).toBe('zh-cn')
  })

  test.each(['fr', '', 'EN', '{"a":1}', 'en '])('R9.02 the stored value %j counts as zh-cn', (stored) => {
    localStorage.setItem('ba-lang', stored)
    expect(readStoredLanguage()).toBe('zh-cn')
  })

  test('R3.37 the choice is kept in browser storage', () => {
    const reload = vi.fn()
    setLanguage('en', reload)
    expect(readStoredLanguage()).toBe('en')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('with blocked storage the portal stays in zh-cn and works', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(readStoredLanguage()).toBe('zh-cn')
    expect(storeLanguage('en')).toBe(false)
  })

  test('setup sets the language, on the html element too', async () => {
    await setupI18n('en')
    expect(language()).toBe('en')
    expect(document.documentElement.lang).toBe('en-GB')
    await setupI18n('zh-cn')
    expect(language()).toBe('zh-cn')
    expect(document.documentElement.lang).toBe('zh-CN')
  })
})

describe('texts', () => {
  test('a count of one uses the singular if the language has one', async () => {
    await setupI18n('en')
    expect(textOf('common')('count.nights', { count: 1 })).toBe('1 night')
    expect(textOf('common')('count.nights', { count: 3 })).toBe('3 nights')
    await setupI18n('zh-cn')
    expect(textOf('common')('count.nights', { count: 1 })).toBe('1 晚')
  })

  test('values are not escaped: React does that', async () => {
    await setupI18n('en')
    expect(textOf('errors')('pageNotFound', { path: '/a?b=<1>&c' })).toBe('Page not found: /a?b=<1>&c')
  })

  test('R1.12 a text missing in English is shown in zh-cn, never as a bare key', async () => {
    await setupI18n('zh-cn')
    await setupI18n('en')
    translator.addResourceBundle('zh-cn', 'common', { onlyHere: '只有中文' }, true, true)
    const t = textOf('common') as unknown as Translate<{ onlyHere: string; nowhere: string }>
    expect(t('onlyHere')).toBe('只有中文')
    expect(t('nowhere')).not.toContain('nowhere')
  })

  test('R1.12 the first missing text fetches its zh-cn bundle and renders again', async () => {
    const fresh = await freshTexts()
    await fresh.setupI18n('en')
    fresh.translator.removeResourceBundle('en', 'errors')
    const Shown = () => <p>{fresh.useText('errors')('gatewayError')}</p>
    render(<Shown />)
    expect(screen.queryByText('gatewayError')).toBeNull()
    expect(await screen.findByText('网关错误')).toBeTruthy()
  })

  test('Texts that arrive later do not render components again that have theirs', async () => {
    const fresh = await freshTexts()
    await fresh.setupI18n('en')
    const rendered = vi.fn()
    const Shown = () => {
      rendered()
      return <p>{fresh.useText('common')('count.nights', { count: 1 })}</p>
    }
    render(<Shown />)
    await act(() => fresh.loadTexts('en', ['user/favourite/list']))
    expect(fresh.textOf('user/favourite/list')('hotel')).not.toBe('…')
    expect(rendered).toHaveBeenCalledOnce()
  })

  test('R1.12 an English file that loads after a failure replaces the Chinese one', async () => {
    const fresh = await freshTexts()
    await fresh.setupI18n('en')
    vi.doMock('./locales/en/pages/user/account/integral.ts', () => {
      throw new Error('lost on the way')
    })
    await fresh.loadTexts('en', ['user/account/integral'])
    const Shown = () => <p>{fresh.useText('user/account/integral')('memo')}</p>
    render(<Shown />)
    expect(screen.getByText('事由')).toBeTruthy()
    vi.doUnmock('./locales/en/pages/user/account/integral.ts')
    await act(() => fresh.loadTexts('en', ['user/account/integral']))
    expect(screen.getByText('Reason')).toBeTruthy()
  })
})
