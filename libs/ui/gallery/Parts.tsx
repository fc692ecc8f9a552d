import { Box, Flex, Panel, Title } from '../src/index.ts'
import { mantineParts } from './mantine-parts.tsx'
// oxlint-disable-next-line import/default -- Vite makes the default export
import mantineSource from './mantine-parts.tsx?raw'
import { ownParts } from './own-parts.tsx'
// oxlint-disable-next-line import/default -- Vite makes the default export
import ownSource from './own-parts.tsx?raw'
import type { Samples } from './sample.tsx'
import { text } from './sample.tsx'

/** The source of a sample, to copy its props. */
const linesOf = (source: string, name: string) =>
  new RegExp(`^ {2}${name}: \\(\\) =>\\s([^]*?),\\n(?= {2}[A-Z]\\w*: |\\})`, 'm').exec(source)?.[1] ?? ''

function Part({
  name,
  sample: Sample,
  source,
}: {
  name: string
  sample: Samples<string>[string]
  source: string
}) {
  return (
    <Panel component="section" id={name} gap="sm" p="md" miw={0}>
      <Title order={3}>{name}</Title>
      <Flex gap="sm" align="flex-start" wrap="wrap">
        <Sample />
      </Flex>
      <details>
        <summary>{text('Props', '属性')}</summary>
        <Box component="pre" fz="xs" style={{ overflowX: 'auto' }}>
          {linesOf(source, name)}
        </Box>
      </details>
    </Panel>
  )
}

/** Every component by name, with the source of its sample. */
export function Parts() {
  return (
    <>
      <Title order={2}>{text('Parts of the kit', '自有部件')}</Title>
      {Object.entries(ownParts).map(([name, sample]) => (
        <Part key={name} name={name} sample={sample} source={ownSource} />
      ))}
      <Title order={2}>{text('Parts of Mantine', 'Mantine 部件')}</Title>
      {Object.entries(mantineParts).map(([name, sample]) => (
        <Part key={name} name={name} sample={sample} source={mantineSource} />
      ))}
    </>
  )
}
