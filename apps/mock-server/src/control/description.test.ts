import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startingStates } from '../world/starting-states.ts'
import { controlCalls } from './calls.ts'

const file = new URL('../../control.openapi.yaml', import.meta.url)
const document = parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: { ScenarioName: { enum: string[] } } }
}

describe('the description of the control calls', () => {
  test('Names every call, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1).replace(/\{.+$/, '')}`),
    )
    const real = Object.entries(controlCalls).flatMap(([method, calls]) =>
      Object.keys(calls).map((name) => `${method} ${name}`),
    )
    expect(described.sort()).toEqual(real.sort())
  })

  test('Names every scenario', () => {
    expect(document.components.schemas.ScenarioName.enum).toEqual(Object.keys(startingStates))
  })
})
