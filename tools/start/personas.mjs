import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'

/** How the company of a member pays, by company number. @type {Record<string, string>} */
const companies = {
  1: 'pre-deposit in CNY',
  2: 'monthly credit in CNY',
  3: 'both in USD',
  4: 'new, little money',
}

/**
 * The members who can sign in to the mock. The list is TypeScript of the mock server, so the pinned Node
 * reads it: this program may run on an older one.
 * @returns {Promise<{ password: string, people: { username: string, about: string }[] }>}
 */
export async function personas() {
  const module = pathToFileURL(join(root, 'apps/mock-server/src/world/personas.ts')).href
  const source = `const m = await import(${JSON.stringify(module)})
    console.log(JSON.stringify({ password: m.personaPassword, people: m.personas }))`
  const { code, output } = await runToEnd(['--input-type=module', '--eval', source])
  if (code !== 0) return { password: '(unknown)', people: [] }
  /** @type {{ password: string, people: { username: string, role: string, company_id: string }[] }} */
  const { password, people } = JSON.parse(output.split('\n').at(-1) ?? '')
  return {
    password,
    people: people.map(({ username, role, company_id: company }) => ({
      username,
      about: `${role.padEnd(8)} company ${company}: ${companies[company] ?? ''}`,
    })),
  }
}
