import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme, toRgba } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import { cssVariables } from './css-variables.ts'
import { palette } from './palette.ts'
import { createUiTheme, layers } from './theme.ts'

const theme = mergeMantineTheme(DEFAULT_THEME, createUiTheme('en'))
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

function variablesOf(scheme: Scheme): Record<string, string> {
  const base = defaultCssVariablesResolver(theme)
  const own = cssVariables(theme)
  return { ...base.variables, ...base[scheme], ...own.variables, ...own[scheme] }
}

/** Resolves `var(--x)` to a colour. */
function colour(variables: Record<string, string>, name: string): string {
  const value = variables[name] ?? ''
  const next = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return next ? colour(variables, next) : value
}

function luminance(value: string): number {
  const { r, g, b } = toRgba(value)
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const colours = Object.keys(palette).filter((name) => name !== 'dark')
const surfaces = ['--mantine-color-body', '--ui-page', '--ui-sunken', '--ui-hover', '--ui-chosen']

/** Pairs of text and background. */
const textPairs: [text: string, background: string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['--mantine-color-text', surface],
    ['--mantine-color-dimmed', surface],
    ['--mantine-color-anchor', surface],
    ['--mantine-color-error', surface],
    ['--mantine-color-success', surface],
    ['--ui-strong', surface],
  ]),
  ['--mantine-color-placeholder', '--mantine-color-body'],
  ['--mantine-color-placeholder', '--mantine-color-default'],
  ['--mantine-color-default-color', '--mantine-color-default'],
  ['--mantine-color-default-color', '--mantine-color-default-hover'],
  ...colours.flatMap((name): [string, string][] => [
    ['--mantine-color-white', `--mantine-color-${name}-filled`],
    ['--mantine-color-white', `--mantine-color-${name}-filled-hover`],
    [`--mantine-color-${name}-light-color`, `--mantine-color-${name}-light`],
    [`--mantine-color-${name}-light-color`, `--mantine-color-${name}-light-hover`],
    [`--mantine-color-${name}-light-color`, '--mantine-color-body'],
    [`--mantine-color-${name}-outline`, '--mantine-color-body'],
    [`--mantine-color-${name}-text`, '--mantine-color-body'],
  ]),
]

/** Borders of controls, focus rings, meaningful lines. */
const otherPairs: [mark: string, background: string][] = [
  ...surfaces.map((surface): [string, string] => ['--ui-focus', surface]),
  ['--mantine-color-default-border', '--mantine-color-body'],
  ['--ui-progress', '--mantine-color-body'],
  ['--mantine-color-error', '--mantine-color-body'],
  ['--mantine-primary-color-filled', '--mantine-color-body'],
]

describe.each(schemes)('the %s theme', (scheme) => {
  const variables = variablesOf(scheme)

  test.each(textPairs)('text %s on %s has a contrast of 4.5:1', (text, background) => {
    expect(contrast(colour(variables, text), colour(variables, background))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(otherPairs)('%s stands out from %s with 3:1', (mark, background) => {
    expect(contrast(colour(variables, mark), colour(variables, background))).toBeGreaterThanOrEqual(3)
  })
})

describe('the theme', () => {
  test('a filled button has the white text of the pairs above', () => {
    for (const name of colours) {
      for (const variant of ['filled']) {
        const { color } = theme.variantColorResolver({ color: name, theme, variant })
        expect(color, name).toBe('var(--mantine-color-white)')
      }
    }
  })

  test('R9.24 The base z-index of layers is 2000', () => {
    expect(layers.base).toBe(2000)
    expect(theme.components['Modal']?.defaultProps?.zIndex).toBe(2000)
    expect(theme.components['Drawer']?.defaultProps?.zIndex).toBe(2000)
    expect(theme.components['Popover']?.defaultProps?.zIndex).toBeGreaterThan(2000)
    expect(theme.components['Notifications']?.defaultProps?.zIndex).toBeGreaterThan(layers.overlay)
  })

  test('no font is downloaded, and all spacings are on the 4 px grid', () => {
    expect(theme.fontFamily).not.toMatch(/url/)
    for (const step of Object.values(theme.spacing)) expect((Number.parseFloat(step) * 16) % 4).toBe(0)
  })
})
