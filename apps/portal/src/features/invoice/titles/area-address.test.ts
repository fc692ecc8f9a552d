import { setupI18n } from '@portal/i18n'
import { expect, test } from 'vitest'
import { addressIn } from './AreaFields.tsx'

test('Areas come before the rest of an address in Chinese, and another choice replaces them', async () => {
  await setupI18n('zh-cn')
  expect(addressIn('瑞丽路1号', [], ['云南省', '昆明市'])).toBe('云南省昆明市瑞丽路1号')
  expect(addressIn('云南省昆明市瑞丽路1号', ['云南省', '昆明市'], ['云南省'])).toBe('云南省瑞丽路1号')
  expect(addressIn('别处1号', ['云南省'], [])).toBe('别处1号')
})

test('In English they come after it, the smallest first', async () => {
  await setupI18n('en')
  expect(addressIn('1 Ruili Road', [], ['Yunnan', 'Kunming'])).toBe('1 Ruili Road, Kunming, Yunnan')
  expect(addressIn('1 Ruili Road, Kunming, Yunnan', ['Yunnan', 'Kunming'], ['Yunnan'])).toBe(
    '1 Ruili Road, Yunnan',
  )
  expect(addressIn('1 Ruili Road, Yunnan', ['Yunnan'], [])).toBe('1 Ruili Road')
  expect(addressIn('', [], ['Yunnan'])).toBe('Yunnan')
})
