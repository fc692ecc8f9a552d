/** As many figures beside each other as fit. */
export const figureColumns = 'repeat(auto-fill, minmax(160px, 1fr))'
export const figureGap = 'var(--mantine-spacing-sm) var(--mantine-spacing-md)'
