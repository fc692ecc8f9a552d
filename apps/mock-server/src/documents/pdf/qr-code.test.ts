import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { path, qrCode } from './qr-code.ts'

const short = 'https://portal.example/v/2'
const long =
  'https://portal.example/api/order/voucherVerify?token=H2611210007-2-0123456789abcdef01234567&language=zh-cn&from=paper'

/** Each row as a number in sixteens; made by an encoder that shares nothing with ours. */
const made: Readonly<Record<string, string>> = {
  [short]:
    '1fd5c7f 1048041 175fb5d 174af5d 174a45d 1056541 1fd557f 0009500 1465325 148176b 0f79f3d 079e3c8 0a6f141 0db0ae3 1e57bcd 062a178 1d561f2 001e111 1fde951 104b711 17457f2 174aa96 175f33b 10475b0 1fde1c9',
  [long]:
    '1fc178aa497f 104eddf43241 1754e0bfda5d 17500758035d 175bebf9d75d 1052951fb041 1fd55555557f 0019cf113a00 17c727f04a7c 1687bfa87117 00c744f5ace2 140423b9d9b4 0ce50d7a2e81 033853a8e385 0acc57d51346 0a298cbb9bf4 02c9469826ab 170edaa9eb37 02fd9f9606ec 1d8f68131e1c 17fa37f0eff0 11167119731f 195e19558d56 091a311f351e 05f6a9f0c7fa 1c0837c8d089 186d4906249a 1a15dfffd35e 02454ba42c5a 1c3c3061d14d 045d698d8d2a 1ab8047bd265 0fc38994e912 0b177a53c9cb 014f5c6ea790 0f33a1d39f4c 136721f8a9f0 0013171aeb1d 1fce7f5cbf56 105a291b7b1c 175a55f8cffa 17527252e01f 175324972722 104b1ddf720c 1fd2583823d2',
}

const inSixteens = (text: string) =>
  qrCode(text)
    .map((row) =>
      BigInt(`0b${row.map(Number).join('')}`)
        .toString(16)
        .padStart(Math.ceil(row.length / 4), '0'),
    )
    .join(' ')

describe('QR codes', () => {
  it.each([short, long])('An address is drawn as any other encoder draws it: %s', (text) => {
    expect(inSixteens(text)).toBe(made[text])
  })

  it.each([
    [1, 21],
    [14, 21],
    [15, 25],
    [62, 33],
    [107, 45],
    [152, 49],
    [180, 53],
    [181, 57],
    [213, 57],
  ])('%i bytes need %i modules a side', (length, size) => {
    expect(qrCode('x'.repeat(length))).toHaveLength(size)
  })

  it('Bytes count, not letters, and what does not fit is refused', () => {
    expect(qrCode('仰'.repeat(5))).toHaveLength(25)
    expect(() => qrCode('x'.repeat(214))).toThrow('214 bytes')
  })

  it('Three corners carry a finder, and the same text gives the same code', () => {
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    fc.assert(
      fc.property(fc.webUrl({ size: 'small' }), (address) => {
        const rows = qrCode(address).map((row) => row.map(Number).join(''))
        const end = rows.length - 7
        expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder)
        expect(rows.slice(0, 7).map((row) => row.slice(end))).toEqual(finder)
        expect(rows.slice(end).map((row) => row.slice(0, 7))).toEqual(finder)
        expect(qrCode(address)).toEqual(qrCode(address))
      }),
      { numRuns: 20 },
    )
  })

  it('The way through the modules meets each but the timing column once', () => {
    const met = [...path(25)].map(([x, y]) => `${x} ${y}`)
    expect(new Set(met).size).toBe(met.length)
    expect(met).toHaveLength(24 * 25)
  })
})
