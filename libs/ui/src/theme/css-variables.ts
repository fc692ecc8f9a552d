import { type CSSVariablesResolver, darken } from '@mantine/core'
import { palette } from './palette.ts'
import { layers } from './theme.ts'

const colours = Object.entries(palette).filter(([name]) => name !== 'dark' && name !== 'gray')

/** Soft badges and buttons on dark pages: Mantine's colours there are too dark to tell apart. */
const softOnDark = Object.fromEntries(
  colours.flatMap(([name, shades]) => [
    [`--mantine-color-${name}-light`, darken(shades[9], 0.2)],
    [`--mantine-color-${name}-light-hover`, shades[9]],
    [`--mantine-color-${name}-light-color`, shades[2]],
  ]),
)

/**
 * Mantine's variables with enough contrast, and our own surfaces (`--ui-*`): page = background, sunken = table heads
 * and read-only blocks, hairline = decorative line, hover and chosen = rows, focus = focus ring, strong = the most
 * important figures.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-z-index-app': String(layers.sticky),
    '--mantine-z-index-modal': String(layers.base),
    '--mantine-z-index-popover': String(layers.popover),
    '--mantine-z-index-overlay': String(layers.overlay),
    '--mantine-z-index-max': String(layers.progress),
  },
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-teal-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-5)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--ui-page': 'var(--mantine-color-gray-0)',
    '--ui-sunken': 'var(--mantine-color-gray-1)',
    '--ui-hairline': 'var(--mantine-color-gray-2)',
    '--ui-hover': 'var(--mantine-color-gray-0)',
    '--ui-chosen': 'var(--mantine-color-teal-0)',
    '--ui-focus': 'var(--mantine-color-teal-7)',
    '--ui-strong': 'var(--mantine-color-black)',
    '--ui-progress': 'var(--mantine-color-teal-6)',
  },
  dark: {
    ...softOnDark,
    '--mantine-color-gray-light': 'var(--mantine-color-dark-5)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-4)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-gray-2)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-anchor': 'var(--mantine-color-teal-4)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--ui-page': 'var(--mantine-color-dark-8)',
    '--ui-sunken': 'var(--mantine-color-dark-6)',
    '--ui-hairline': 'var(--mantine-color-dark-5)',
    '--ui-hover': 'var(--mantine-color-dark-6)',
    '--ui-chosen': '#14302f',
    '--ui-focus': 'var(--mantine-color-teal-4)',
    '--ui-strong': 'var(--mantine-color-white)',
    '--ui-progress': 'var(--mantine-color-teal-4)',
  },
})
