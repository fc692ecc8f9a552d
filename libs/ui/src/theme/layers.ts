/** The stack of what floats above the page; dialogs are the base, everything else stands relative to them. */
export const layers = {
  /** Headers and bars that stick inside the page. */
  sticky: 100,
  /** Dialogs and drawers. */
  base: 2000,
  /** Menus, selects and tips, also those opened inside a dialog. */
  popover: 2100,
  /** The counted loading overlay. */
  overlay: 2200,
  notice: 2300,
  progress: 2400,
} as const
