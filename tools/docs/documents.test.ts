import { expect, test } from 'vitest'
import { brokenLinks, commandsOf, figuresOf, missingFiles, unknownNames } from './documents.ts'

const document = (text: string, path = 'docs/a.md') => ({ path, text })
const files = ['docs/a.md', 'docs/b.md', 'apps/portal/src/main.tsx', 'tools/check.ts']
const read = () => '# One heading: `two`\n'

test('A link is followed from its document, to a file, a folder or a heading', () => {
  const text = '[a](b.md) [b](../apps/portal) [c](b.md#one-heading-two) [d](https://x.test/y)'
  expect(brokenLinks(document(text), new Set(files), read)).toEqual([])
  expect(brokenLinks(document('[a](c.md) [b](b.md#three) [c](/docs/b.md)'), new Set(files), read)).toEqual([
    'c.md',
    'b.md#three',
    '/docs/b.md',
  ])
})

test('A file is found by its end, a placeholder is none', () => {
  expect(
    missingFiles(document('`main.tsx` `src/main.tsx` `apps/<noun>/x.ts` `apps/portal/` `a.b`'), files),
  ).toEqual([])
  expect(missingFiles(document('`gone.ts` `apps/gone/` `check.test.ts`'), files)).toEqual([
    'gone.ts',
    'apps/gone/',
    'check.test.ts',
  ])
})

test('A name of the code is looked for in the sources', () => {
  const text = '`changeErrors` `useForm()` `oldName` `gone()` `lower`'
  expect(unknownNames(document(text), 'const changeErrors = useForm')).toEqual(['oldName'])
})

test('Commands and figures are read from text and blocks', () => {
  const text =
    'See `npm run check -- --all`.\n```sh\nnpm start -- --open # opens\n```\n1,000 operations, 2 things'
  expect(commandsOf(document(text))).toEqual([
    { script: 'check', rest: '-- --all' },
    { script: 'start', rest: '-- --open' },
  ])
  expect(figuresOf(document(text), ['operations'])).toEqual([{ count: 1000, thing: 'operations' }])
})
