/** Says where in the sources the places of a report or a stack are: `npm run symbolicate -- --file FILE`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSourcePlaces } from './symbolicate/source-places.ts'
import { argumentsOrEnd } from './workspace/arguments.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

const help = `npm run symbolicate -- [options]

Prints a report or a stack with each place in a built script as the place in the sources.

  --file FILE     what to print, standard input when absent
  --maps FOLDER   where the source maps of that build are, apps/portal/dist/source-maps when absent
  --help          show this text`

await run(async () => {
  const values = argumentsOrEnd(help, {
    maps: { type: 'string', default: join(root, 'apps/portal/dist/source-maps') },
    file: { type: 'string' },
  })
  if (!existsSync(values.maps)) throw new Stop(`There are no source maps in ${values.maps}.`, 2)
  const readMap = (script: string) => {
    const file = join(values.maps, `${script}.map`)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  process.stdout.write(withSourcePlaces(readFileSync(values.file ?? 0, 'utf8'), readMap))
  return 0
})
