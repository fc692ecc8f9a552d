import { createHash } from 'node:crypto'
import { controlCalls } from '../../control/calls.ts'
import type { EdgeResponse } from '../../edge/exchange.ts'
import type { Mock } from '../../mock.ts'
import { catalogue, keysOf, type ScenarioKey, scenarioOf } from '../../scenarios/all.ts'
import { scenarioGroups } from '../../scenarios/scenario.ts'
import type { Language } from '../../texts/language.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { personaPassword, personas } from '../../world/personas.ts'
import { specialInventory } from '../../world/seed/inventory.ts'
import { Html, html, pageHeaders, pageStyle } from './html.ts'
import { pageTexts } from './texts.ts'

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The front page of the mock server.
 * @param portal address of a portal that shows the scenarios; null when unknown
 */
export function frontPage(mock: Mock, language: Language, portal: string | null): EdgeResponse {
  const t = pageTexts[language]
  const other = language === 'en' ? 'zh-cn' : 'en'
  const sections = ['scenarios', 'inventory', 'worlds', 'reference', 'personas', 'calls'] as const
  const page = html`<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title>
<style>${new Html(pageStyle)}</style>
</head>
<body>
<main>
<header><h1>${t.title}</h1><a href="/?lang=${other}" lang="${other}" hreflang="${other}">${t.other}</a></header>
<p>${t.about}</p>
<nav aria-label="${t.title}">${sections.map((name) => html`<a href="#${name}">${t[name]}</a>`)}</nav>
<h2 id="scenarios">${t.scenarios} (${Object.keys(catalogue).length})</h2>
${portal === null ? html`<p class="quiet">${t.howTo} <code>npm start -- --scenario hotel_confirmed</code></p>` : ''}
${scenarioSections(language, portal)}
<h2 id="inventory">${t.inventory}</h2>
<p class="quiet">${t.inventoryAbout}</p>
${inventoryTable(language)}
<h2 id="worlds">${t.worlds}</h2>
${worldTable(mock.worlds.list(), language, portal)}
<h2 id="reference">${t.reference}</h2>
<ul>
<li><a href="/reference">${t.product}</a></li>
<li><a href="/reference?of=control">${t.control}</a></li>
<li>${t.coverage}: <a href="/__mock/coverage">/__mock/coverage</a></li>
<li>${t.health}: <a href="/__mock/health">/__mock/health</a> <span class="quiet">${t.healthy} ${mock.worlds.list().length}</span></li>
</ul>
<h2 id="personas">${t.personas}</h2>
<p>${t.password} <code>${personaPassword}</code></p>
<div class="links">${personas.map(({ username, nickname }) => html`<span><code>${username}</code> ${nickname[language]}</span>`)}</div>
<h2 id="calls">${t.calls}</h2>
<p class="quiet">${t.callsAbout}</p>
<ul>${controlList()}</ul>
</main>
</body>
</html>
`
  return { status: 200, headers: pageHeaders(policy), body: page.text }
}

const scenarioSections = (language: Language, portal: string | null): Html[] =>
  (Object.keys(scenarioGroups) as (keyof typeof scenarioGroups)[]).map((group, index) => {
    const keys = keysOf(group)
    return html`<details${index === 0 ? new Html(' open') : ''}><summary><h3>${scenarioGroups[group][language]} (${keys.length})</h3></summary>
<ul class="scenarios">${keys.map((key) => scenarioRow(key, language, portal))}</ul></details>
`
  })

function scenarioRow(key: ScenarioKey, language: Language, portal: string | null): Html {
  const t = pageTexts[language]
  const { title, text, persona } = scenarioOf(key)
  const name =
    portal === null
      ? html`<strong>${title[language]}</strong>`
      : html`<a href="${portal}/#scenario=${key}">${title[language]}</a>`
  return html`<li><p>${name}</p><p>${text[language]}</p><p class="quiet"><code>${key}</code><br>${t.who}: ${persona ?? t.visitor}</p></li>
`
}

function inventoryTable(language: Language): Html {
  const t = pageTexts[language]
  const rows = specialInventory
    .filter(({ behaviour }) => behaviour.length > 0)
    .map(
      ({ kind, id, behaviour }) => html`<tr><td>${t[kind]}</td><td><code>${id}</code></td>
<td>${behaviour.map((each) => each[language]).join(language === 'en' ? '; ' : '；')}</td></tr>
`,
    )
  return html`<div class="wide"><table><thead><tr><th scope="col">${t.kind}</th><th scope="col">${t.key}</th><th scope="col">${t.behaviour}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

function worldTable(worlds: readonly LiveWorld[], language: Language, portal: string | null): Html {
  const t = pageTexts[language]
  if (worlds.length === 0) return html`<p>${t.none}</p>`
  const rows = worlds.map((world) => {
    const { id, seed, clock } = world
    const of = `?world=${encodeURIComponent(id)}`
    const name =
      portal === null ? html`${id}` : html`<a href="${portal}/#world=${encodeURIComponent(id)}">${id}</a>`
    const calls = ['world', 'clock', 'journal', 'verdict', 'faults', 'peek/sent']
    return html`<tr><td>${name}</td><td>${seed}</td><td>${world.begun ?? world.scenario}</td>
<td>${new Date(clock.now()).toISOString()}, ${t[clock.mode]}</td>
<td><span class="links">${calls.map((call) => html`<a href="/__mock/${call}${of}">${call}</a>`)}</span></td></tr>
`
  })
  return html`<div class="wide"><table><thead><tr><th scope="col">${t.world}</th><th scope="col">${t.seed}</th><th scope="col">${t.state}</th><th scope="col">${t.clock}</th><th scope="col">${t.look}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

/** Calls that only read are links, except those that need an id. */
const needs = ['peek/captcha', 'journal/call', 'snapshot']

function controlList(): Html[] {
  return Object.entries(controlCalls).flatMap(([method, calls]) =>
    Object.keys(calls).map((name) => {
      const path = `/__mock/${name}`
      const shown = html`<code>${method} ${path}${name.endsWith('/') ? '…' : ''}</code>`
      const follow = method === 'GET' && !needs.includes(name)
      return html`<li>${follow ? html`<a href="${path}">${shown}</a>` : shown}</li>
`
    }),
  )
}
