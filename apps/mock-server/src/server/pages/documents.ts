import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysOf, scenarioOf } from '../../scenarios/all.ts'
import { type ScenarioGroup, scenarioGroups } from '../../scenarios/scenario.ts'
import { specialInventory } from '../../world/seed/inventory.ts'

const origin = (path: string) => `<!-- Written by \`npm run generate\` from ${path}; do not edit. -->`

/** A row of a table; a bar in a cell is escaped. */
const row = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const titles = { hotels: 'Hotels', vehicles: 'Vehicles', transfers: 'Transfers' } as const

function inventory(): string {
  const tables = (['hotels', 'vehicles', 'transfers'] as const).flatMap((kind) => [
    `## ${titles[kind]}`,
    '',
    row(kind === 'transfers' ? 'airport and class' : 'id', 'what it does', '中文'),
    row('---', '---', '---').replaceAll(' ', ''),
    ...specialInventory
      .filter((each) => each.kind === kind)
      .map(({ id, behaviour }) =>
        behaviour.length === 0
          ? row(`\`${id}\``, 'behaves like every hotel that is not listed', '与未列出的酒店相同')
          : row(
              `\`${id}\``,
              behaviour.map(({ en }) => en).join('; '),
              behaviour.map(({ 'zh-cn': zh }) => zh).join('；'),
            ),
      ),
    '',
  ])
  return [
    origin('apps/mock-server/src/world/seed/carriers.ts and ride-carriers.ts'),
    '# Inventory with special behaviour',
    '',
    'Some inventory of the mock behaves the same special way in every world, whatever the seed. Nothing in its name says so.',
    '',
    ...tables,
  ].join('\n')
}

function scenarios(): string {
  const groups = (Object.keys(scenarioGroups) as ScenarioGroup[]).flatMap((group) => [
    `## ${scenarioGroups[group].en}`,
    '',
    row('scenario', 'title', 'what it shows', 'signed in as'),
    row('---', '---', '---', '---').replaceAll(' ', ''),
    ...keysOf(group).map((key) => {
      const { title, text, persona } = scenarioOf(key)
      return row(`\`${key}\``, title.en, text.en, persona === null ? 'a visitor' : `\`${persona}\``)
    }),
    '',
  ])
  return [
    origin('apps/mock-server/src/scenarios'),
    '# Scenarios',
    '',
    'Open one with `npm start -- --scenario NAME --open`, or from the front page of the mock server.',
    '',
    ...groups,
  ].join('\n')
}

/** The documents that are generated from the mock, by their name in docs/generated. */
export const documents = (): Readonly<Record<string, string>> => ({
  'inventory.md': `${inventory().trimEnd()}\n`,
  'scenarios.md': `${scenarios().trimEnd()}\n`,
})

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../../../../docs/generated')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(documents())) writeFileSync(join(folder, name), text)
}
