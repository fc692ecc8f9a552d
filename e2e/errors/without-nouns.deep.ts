import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type OperationId, routes } from '@portal/api-client/contract'
import { expect, test } from '../fixtures.ts'
import { pages, type Sample } from '../pages.ts'
import { type Calls, nowhere, visit, watchCalls } from './visits.ts'

// For every noun of the contract, every page is opened with a backend without it: once with a host that lists the
// unsupported operations, and once without.

const nouns = Map.groupBy(Object.keys(routes) as OperationId[], (id) => routes[id].noun)

const routesFolder = join(import.meta.dirname, '../../apps/portal/src/routes')

/** The required calls of each page, as its route names them. */
const needs = new Map(
  readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file): [string, readonly string[]] => {
      const source = readFileSync(join(routesFolder, file), 'utf8')
      const [, route = ''] = /createFileRoute\('([^']+)'\)/.exec(source) ?? []
      const [, list = ''] = /needs: \[([^\]]*)\]/.exec(source) ?? []
      return [route, [...list.matchAll(/'(\w+)'/g)].map(([, id = '']) => id)]
    }),
)

const isOfUse = (route: string, lacking: ReadonlySet<string>) => {
  const own = needs.get(route) ?? []
  return own.length === 0 || own.some((id) => !lacking.has(id))
}

/** A pattern for the paths of `/hotel/detail/$id`. */
const addresses = pages
  .filter(({ route }) => route !== '/')
  .map(({ route }) => ({
    route,
    pattern: new RegExp(
      `^${route.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`,
    ),
  }))

const routeOf = (path: string) => addresses.find(({ pattern }) => pattern.test(path))?.route ?? null

/** As the host writes it into the page. */
const withLacks = (html: string, lacks: readonly string[]) =>
  html.replace(
    /(id="env"[^>]*>)([^<]*)/,
    (_block, tag: string, json: string) => tag + JSON.stringify({ ...(JSON.parse(json) as object), lacks }),
  )

/** The problems that an operator would see on a page without the noun. */
async function violations(
  page: Page,
  sample: Sample,
  calls: Calls,
  { lacking, listed }: { lacking: ReadonlySet<string>; listed: boolean },
): Promise<string[]> {
  const { route } = sample
  const sight = await visit(page, sample, calls)
  if (sight === null) return [`${route} does not come to stand`]
  const { heading, usable, saidLack, broken, links } = sight
  const missed = [...calls.missed]
  const found: string[] = []
  if (!usable || broken) found.push(`${route} cannot be used: ${heading}`)
  if (missed.length > 0 && !saidLack) found.push(`${route} asks ${missed.join()} and does not say so`)
  if (!listed) return found
  // The site call is always made: without it there is no portal.
  const asked = missed.filter((path) => path !== routes.getSite.path)
  if (isOfUse(route, lacking) && asked.length > 0) found.push(`${route} asks ${asked.join()}`)
  const led = links
    .flatMap((path) => routeOf(path) ?? [])
    .filter((to) => to !== route && !isOfUse(to, lacking))
  if (led.length > 0) found.push(`${route} leads to ${[...new Set(led)].join()}`)
  return found
}

test.use({ language: 'en' })

const kinds = [
  { who: 'a visitor', persona: null, shown: pages.filter(({ member }) => !member) },
  { who: 'a member', persona: 'goldenland', shown: pages.filter(({ member }) => member) },
]

for (const { who, persona, shown } of kinds)
  for (const listed of [true, false])
    test.describe(`for ${who}, ${listed ? 'listed by the host' : 'unknown to the host'}`, () => {
      test.use({ persona })

      for (const [noun, operations] of nouns)
        test(`no page is blank without ${noun}`, async ({ page, world, errors }) => {
          test.setTimeout(600_000)
          errors.tolerate(/Failed to load resource|Page not found: \/no\/such\/page/)
          if (listed)
            await page.route('**/*', async (route) => {
              if (route.request().resourceType() !== 'document') return route.fallback()
              const response = await route.fetch()
              return route.fulfill({ response, body: withLacks(await response.text(), operations) })
            })
          for (const operation of operations) await world.control.faults.add({ operation, status: 404 })
          const calls = watchCalls(page)
          await page.goto(nowhere)
          const found: string[] = []
          const situation = { lacking: new Set<string>(operations), listed }
          for (const sample of shown) found.push(...(await violations(page, sample, calls, situation)))
          await world.control.faults.clear()
          expect(found).toEqual([])
        })
    })
