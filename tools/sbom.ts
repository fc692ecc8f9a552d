/** Writes what the built portal consists of, as CycloneDX: `npm run sbom`, after a build. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Bill, type Bundled, billOf } from './supply/bill.ts'
import { npm } from './workspace/installation.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

const list = join(root, 'apps/portal/dist/client/.host/packages.json')
const target = join(root, 'apps/portal/dist/sbom.cdx.json')

await run(async () => {
  if (!existsSync(list)) throw new Stop('There is no build. Make one with: npm run build')
  const { code, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'])
  if (code !== 0) throw new Stop(`npm could not say what is installed:\n${output}`)
  const whole = JSON.parse(output.slice(output.indexOf('{'))) as Bill
  const bundled = JSON.parse(readFileSync(list, 'utf8')) as Bundled[]
  const bill = billOf(whole, bundled)
  writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${bill.components.length} packages are in the build: ${relative(root, target)}`)
  return 0
})
