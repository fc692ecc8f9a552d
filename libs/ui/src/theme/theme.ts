import { createTheme, type MantineThemeOverride } from '@mantine/core'
import { formatDate, type Language, textOf } from '@portal/i18n'
import { black, palette } from './palette.ts'

/** z-index of everything that floats above the page, relative to dialogs. */
export const layers = {
  /** Headers and bars that stick inside the page. */
  sticky: 100,
  /** Dialogs and drawers. */
  base: 2000,
  /** Menus, selects and tooltips, including those inside a dialog. */
  popover: 2100,
  /** The counted loading overlay. */
  overlay: 2200,
  notice: 2300,
  progress: 2400,
} as const

/** System fonts only: nothing to download, and both scripts share a baseline. */
const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

// Popovers are rendered next to their trigger, not in a portal: in its landmark and in reading order.
const floating = {
  defaultProps: { zIndex: layers.popover, withinPortal: false, floatingStrategy: 'fixed' },
}

const dialog = (close: string) => ({
  defaultProps: {
    zIndex: layers.base,
    closeButtonProps: { 'aria-label': close },
    overlayProps: { backgroundOpacity: 0.5 },
    // Fade only: with a transform the dialog would clip the popovers inside it.
    transitionProps: { duration: 120, transition: 'fade' },
    // The header of a dialog must not count as the page's banner landmark.
    attributes: { header: { role: 'presentation' } },
  },
  styles: {
    title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600, lineHeight: 1.35 },
  },
})

/** The close button is on the left: the notices are in the right corner. */
const drawer = (close: string) => {
  const common = dialog(close)
  const header = { flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: 8 } as const
  return { ...common, styles: { ...common.styles, header, close: { margin: 0 } } }
}

/** Not printed. */
const screenOnly = { defaultProps: { attributes: { root: { 'data-screen': true } } } }

/** Compact buttons keep the usual text size. */
const button = {
  ...screenOnly,
  vars: (_theme: unknown, { size }: { size?: string }) => ({
    root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {},
  }),
}

/** Weeks start on Monday; weekends are not red (red means error); screen readers hear days with weekday and year. */
const calendar = (chosen: Language) => {
  const t = textOf('common')
  return {
    defaultProps: {
      locale: chosen,
      firstDayOfWeek: 1,
      weekendDays: [],
      hideOutsideDates: true,
      monthLabelFormat: chosen === 'en' ? 'MMMM YYYY' : 'YYYY年M月',
      getDayAriaLabel: (date: string) => formatDate(date),
      ariaLabels: {
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
        previousDecade: t('calendar.previousDecade'),
        nextDecade: t('calendar.nextDecade'),
      },
    },
  }
}

/** Calm and dense: 4 px grid, 13 to 14 px text, one teal accent. `chosen` is the language of the icon buttons' names. */
export function createUiTheme(chosen: Language): MantineThemeOverride {
  const close = textOf('common')('close')
  return createTheme({
    colors: palette,
    black,
    primaryColor: 'teal',
    primaryShade: { light: 7, dark: 6 },
    autoContrast: true,
    respectReducedMotion: true,
    cursorType: 'pointer',
    fontFamily,
    fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
    defaultRadius: 'sm',
    headings: {
      fontFamily,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.375rem', lineHeight: '1.35' },
        h2: { fontSize: '1.125rem', lineHeight: '1.4' },
        h3: { fontSize: '1rem', lineHeight: '1.45' },
        h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      },
    },
    components: {
      Button: button,
      ActionIcon: screenOnly,
      Modal: dialog(close),
      Drawer: drawer(close),
      Popover: floating,
      Menu: { defaultProps: { ...floating.defaultProps, withInitialFocusPlaceholder: false } },
      HoverCard: floating,
      Tooltip: floating,
      Combobox: floating,
      DatePicker: calendar(chosen),
      DatePickerInput: calendar(chosen),
      LoadingOverlay: { defaultProps: { zIndex: layers.overlay } },
      Notifications: { defaultProps: { zIndex: layers.notice } },
      // The description is below the input, so that inputs side by side align even if only one has a description.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 12 } },
    },
  })
}
