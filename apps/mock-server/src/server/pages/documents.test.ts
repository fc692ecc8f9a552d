import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenarioKeys } from '../../scenarios/all.ts'
import { specialInventory } from '../../world/seed/inventory.ts'
import { documents } from './documents.ts'

test.each(Object.entries(documents()))('docs/generated/%s agrees with its source', (name, text) => {
  const path = new URL(`../../../../../docs/generated/${name}`, import.meta.url)
  expect(readFileSync(path, 'utf8'), 'npm run generate writes it').toBe(text)
})

test('Every scenario and all special inventory are listed', () => {
  const { 'scenarios.md': scenarios, 'inventory.md': inventory } = documents()
  for (const key of scenarioKeys) expect(scenarios).toContain(`\n| \`${key}\` | `)
  for (const { id } of specialInventory) expect(inventory).toContain(`\n| \`${id}\` | `)
})
