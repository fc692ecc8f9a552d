import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleTitle } from '../../testing/sample-documents.ts'
import {
  checkCharacter,
  heirOfDefault,
  type InvoiceTitleFacts,
  type InvoiceTitleRecord,
  kindsAllowed,
  taxNumberState,
  titleErrors,
  titlesAfterSaving,
} from './title.ts'

describe('tax numbers', () => {
  test.each([
    ['91350100M000100Y43', 'valid'],
    ['91530100MA6K5T2X35', 'valid'],
    ['91530100MA6K5T2X3L', 'wrong'],
    ['91350100M000100Y4', 'wrong'],
    ['530102713402134', 'legacy'],
    ['53010271340213400000', 'legacy'],
    ['91350100I000100Y43', 'wrong'],
  ])('The number %s is %s', (number, state) => {
    expect(taxNumberState(number)).toBe(state)
  })

  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY')
  const body = fc.array(letter, { minLength: 17, maxLength: 17 }).map((letters) => letters.join(''))

  test('Any number with its own check character is valid, and with any other it is wrong', () => {
    fc.assert(
      fc.property(body, letter, (first, last) => {
        const own = checkCharacter(first)
        expect(taxNumberState(first + last)).toBe(last === own ? 'valid' : 'wrong')
      }),
    )
  })

  test('Always finds one wrong character', () => {
    fc.assert(
      fc.property(body, fc.nat(16), letter, (first, at, other) => {
        fc.pre(first.charAt(at) !== other)
        const mistyped = first.slice(0, at) + other + first.slice(at + 1)
        expect(taxNumberState(mistyped + checkCharacter(first))).toBe('wrong')
      }),
    )
  })
})

describe('invoice titles', () => {
  const facts = (more: Partial<InvoiceTitleFacts>): InvoiceTitleFacts => ({ ...sampleTitle, ...more })

  test.each<[string, Partial<InvoiceTitleFacts>, object]>([
    ['an enterprise with its number', {}, {}],
    ['a title with letters for a phone', { phone: 'abc' }, { phone: ['phone_wrong'] }],
    ['a title with half a phone', { phone: '0871' }, { phone: ['phone_wrong'] }],
    ['a title with an extension', { phone: '+86 (871) 6555-0101 转 8' }, {}],
    ['a title with full-width brackets', { phone: '（0871）65550101 分机 8' }, {}],
    ['a title with an English extension', { phone: '0871 6555 0101 ext. 8' }, {}],
    ['a title with letters in its phone', { phone: 'text 0871 6555 0101' }, { phone: ['phone_wrong'] }],
    [
      'a title with a wrong phone and a wrong number',
      { phone: '0871', tax_no: '' },
      { phone: ['phone_wrong'], tax_no: ['tax_no_required'] },
    ],
    ['a title with half an account', { account_no: '12ab' }, { account_no: ['account_no_wrong'] }],
    ['a title with a grouped account', { account_no: '6222 0202 0011 2233' }, {}],
    ['a title with an IBAN', { account_no: 'DE89 3704 0044 0532 0130 00' }, {}],
    ['an enterprise without a number', { tax_no: '' }, { tax_no: ['tax_no_required'] }],
    ['an enterprise with a mistyped number', { tax_no: '91530100MA6K5T2X3L' }, { tax_no: ['tax_no_wrong'] }],
    ['an enterprise with an old number', { tax_no: '530102713402134' }, {}],
    ['a person with a tax number', { title_type: 'individual' }, { tax_no: ['id_number_wrong'] }],
    ['a person with an ID number', { title_type: 'individual', tax_no: '11010119900101123X' }, {}],
    ['a person with an older ID number', { title_type: 'individual', tax_no: '110101900101123' }, {}],
    ['a person', { title_type: 'individual', tax_no: '' }, {}],
    ['an organisation with a number', { title_type: 'organisation' }, { tax_no: ['tax_no_not_here'] }],
  ])('R6.94 The errors of %s are found', (_who, more, errors) => {
    expect(titleErrors(facts(more), [])).toEqual(errors)
  })

  test('The same title is not stored twice', () => {
    expect(titleErrors(sampleTitle, [sampleTitle])).toEqual({ title: ['title_known'] })
    const renamed = { ...sampleTitle, title: 'Another company' }
    expect(titleErrors(renamed, [sampleTitle])).toEqual({ tax_no: ['tax_no_taken'] })
  })

  test.each<[string, Partial<InvoiceTitleFacts>, string[]]>([
    ['everything is there', {}, ['normal', 'special', 'commercial']],
    ['the bank is missing', { bank: '' }, ['normal', 'commercial']],
    ['it is a person', { title_type: 'individual', tax_no: '' }, ['normal', 'commercial']],
  ])('Which kinds a title allows when %s', (_when, more, kinds) => {
    expect(kindsAllowed(facts(more))).toEqual(kinds)
  })

  test('However titles are saved and removed, exactly one is the default', () => {
    const step = fc.record({ id: fc.nat(4), is_default: fc.boolean(), remove: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let kept: InvoiceTitleRecord[] = []
        for (const { id, is_default, remove } of steps) {
          const others = kept.filter((title) => title.id !== String(id))
          if (remove) {
            const heir = heirOfDefault(others)
            kept = others.map((title) => (title.id === heir?.id ? heir : title))
          } else {
            const saved = titlesAfterSaving({ ...sampleTitle, id: String(id), is_default }, others)
            const changed = new Map(saved.map((title) => [title.id, title]))
            kept = [...others.filter((title) => !changed.has(title.id)), ...saved]
          }
          expect(kept.filter((title) => title.is_default)).toHaveLength(kept.length > 0 ? 1 : 0)
        }
      }),
    )
  })
})
