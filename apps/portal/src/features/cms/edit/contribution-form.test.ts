import type { Schemas } from '@portal/api-client'
import { describe, expect, test } from 'vitest'
import { contributionErrors, contributionValues, isEmptyText, toContribution } from './contribution-form.ts'

const field = (
  name: string,
  part: Partial<Schemas['ContributionField']> = {},
): Schemas['ContributionField'] => ({
  id: 1,
  name,
  title: name,
  tip: '',
  rule: '',
  type: 'string',
  main_field: true,
  extend: '',
  input_extend: '',
  default: '',
  content: {},
  ...part,
})

const fields = [
  field('title', { rule: 'required' }),
  field('price', { type: 'number', default: '0' }),
  field('content', { type: 'editor', rule: 'required,editorRequired' }),
  field('season', { type: 'select', rule: 'required', main_field: false }),
  field('story', { type: 'editor', rule: 'editorRequired', main_field: false }),
]
const given = {
  info: false,
  fields,
  channel: { id: 7, name: 'Myanmar' },
} as unknown as Schemas['ContributionForm']
const values = contributionValues(given)

describe('R5.02 A rich text is empty', () => {
  test.each([
    '',
    '<p></p>',
    '<p><br></p>',
    '<p> </p><p>&nbsp;</p>',
    '<h2>\u00a0</h2>',
    '<ul><li><p></p></li></ul>',
  ])('as %j', (html) => expect(isEmptyText(html)).toBe(true))
  test.each(['<p>a</p>', 'a', '<p><img src="/a.png"></p>', '<p>0</p>'])('but not as %j', (html) =>
    expect(isEmptyText(html)).toBe(false),
  )
})

test('R5.02 The text of an article says that content cannot be empty, any other rich text that it is required', () => {
  expect(contributionErrors(values, fields)).toEqual({
    title: 'required',
    content: 'contentEmpty',
    'model_fields.season': 'required',
    'model_fields.story': 'editorRequired',
  })
})

test('A price is a number, and valid input has no error', () => {
  const filled = {
    ...values,
    title: 'A',
    content: '<p>b</p>',
    model_fields: { season: 'cool', story: '<p>c</p>' },
  }
  expect(contributionErrors({ ...filled, price: 'dear' }, fields)).toEqual({ price: 'floatingPoint' })
  expect(contributionErrors(filled, fields)).toEqual({})
  expect(toContribution({ ...filled, price: '12.5' }, given)).toMatchObject({
    channel_id: 7,
    price: 12.5,
    currency: 'RMB',
    model_fields: { season: 'cool', story: '<p>c</p>' },
  })
})
