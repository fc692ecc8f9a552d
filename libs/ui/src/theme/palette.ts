import type { MantineColorsTuple } from '@mantine/core'

/**
 * Ten shades each, light to dark. White text is on shade 7 on light pages and on shade 6 on dark ones; 1 and 9 are
 * the background and text of a soft badge. The contrast test checks every pair.
 */
export const palette = {
  teal: [
    '#e8f7f6',
    '#d0ecea',
    '#a6dcd8',
    '#74c7c1',
    '#43afa8',
    '#22968f',
    '#127f79',
    '#0b6e69',
    '#075b57',
    '#054542',
  ],
  red: [
    '#fdecec',
    '#fad7d7',
    '#f4b0b0',
    '#ee8a8a',
    '#e86a6a',
    '#dc4545',
    '#c92a2a',
    '#b42222',
    '#971c1c',
    '#741515',
  ],
  orange: [
    '#fff1e6',
    '#fde0c8',
    '#f9c08f',
    '#f5a057',
    '#ee8530',
    '#d96c12',
    '#b4560a',
    '#9c4a09',
    '#7f3c07',
    '#602d05',
  ],
  yellow: [
    '#fff7db',
    '#fdecb0',
    '#f8d970',
    '#f0c333',
    '#dcab12',
    '#b98d08',
    '#8c6a05',
    '#785a05',
    '#5f4704',
    '#463403',
  ],
  green: [
    '#e9f7ec',
    '#d0edd6',
    '#a5dbb0',
    '#77c788',
    '#4eb264',
    '#329a4a',
    '#217d37',
    '#1a6e2f',
    '#145a26',
    '#0f431c',
  ],
  blue: [
    '#e8f1fc',
    '#d0e2f8',
    '#a5c8f1',
    '#78abe8',
    '#5090dd',
    '#3375c9',
    '#255fae',
    '#1c4f95',
    '#173f78',
    '#112f59',
  ],
  gray: [
    '#f6f8f9',
    '#edf0f2',
    '#e1e5e8',
    '#cfd5da',
    '#b3bcc3',
    '#858f98',
    '#5d6871',
    '#4c5660',
    '#394149',
    '#1f252a',
  ],
  dark: [
    '#d5dade',
    '#b8bfc5',
    '#9aa3aa',
    '#7d878f',
    '#4a545d',
    '#333c44',
    '#262d33',
    '#1a2024',
    '#13181b',
    '#0d1113',
  ],
} as const satisfies Record<string, MantineColorsTuple>

/** Text colour of the light scheme; the dark scheme uses `dark`. */
export const black = '#1b2126'

export type PaletteColor = keyof typeof palette
