// First, because it brings the base styles, which every part's own must follow. An import, for tools sort exports.
import './theme/UiProvider.tsx'

export { useCombobox } from '@mantine/core'
export { useForm } from '@mantine/form'
export { useDebouncedValue, useHotkeys, useMediaQuery } from '@mantine/hooks'
export { Columns } from './content/Columns.tsx'
export type { AddressRules } from './content/clean-html.ts'
export { EffectText } from './content/EffectText.tsx'
export { FactList } from './content/FactList.tsx'
export { Panel } from './content/Panel.tsx'
export { RichText, type RichTextProps } from './content/RichText.tsx'
export { DatePicker } from './dates/DatePicker.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.tsx'
export { FormDialog, type FormDialogProps } from './dialogs/FormDialog.tsx'
export { Drawer, Modal } from './dialogs/overlays.tsx'
export { type Submit, useSubmit } from './dialogs/use-submit.ts'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx'
export { LoadingOverlay } from './feedback/LoadingOverlay.tsx'
export { connectLostParts, lateDialog, lateSection, reportLostPart } from './feedback/late.tsx'
export { Notices } from './feedback/Notices.tsx'
export { notify } from './feedback/notify.tsx'
export { overlay } from './feedback/overlay-store.ts'
export { ProgressBar } from './feedback/ProgressBar.tsx'
export { progress } from './feedback/progress-store.ts'
export {
  CardsSkeleton,
  DetailSkeleton,
  FormSkeleton,
  LinesSkeleton,
  SkeletonArea,
} from './feedback/Skeletons.tsx'
export { DateField, type DateFieldProps } from './form/DateField.tsx'
export { FieldPopover } from './form/FieldPopover.tsx'
export {
  errorsOf,
  type FieldError,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './form/FormErrorSummary.tsx'
export { fieldId, focusField } from './form/field.ts'
export { followForms, type UnsavedForm, unsavedForms, useUnsavedForm } from './form/unsaved.ts'
export * from './generated/mantine/index.ts'
export * from './icons.ts'
export { type Column, nextSort, type Sort } from './list/column.ts'
export { DataTable, type DataTableProps } from './list/DataTable.tsx'
export {
  FilterBar,
  type FilterBarProps,
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './list/FilterBar.tsx'
export { Folded } from './list/Folded.tsx'
export { Pager, type PagerProps, type PageTurn } from './list/Pager.tsx'
export { announce } from './page/announce.ts'
export { ErrorPage, type ErrorPageProps } from './page/ErrorPage.tsx'
export { LiveRegion } from './page/LiveRegion.tsx'
export { PageTitle, type PageTitleProps } from './page/PageTitle.tsx'
export { isDialogOpen, usePageKeys } from './page/page-keys.ts'
export { type Now, NowContext, useNow } from './theme/clock.ts'
export { type ColorScheme, useDarkMode } from './theme/color-scheme.ts'
export { layers } from './theme/layers.ts'
export { usePhone } from './theme/screen.ts'
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx'
export { BriefDeadline } from './values/BriefDeadline.tsx'
export { Deadline, type DeadlineProps } from './values/Deadline.tsx'
export { Money, type MoneyProps } from './values/Money.tsx'
export { SecondLine } from './values/SecondLine.tsx'
export { StatusBadge, type StatusBadgeProps, statusText } from './values/StatusBadge.tsx'
export { StatusLabel, type StatusLabelProps } from './values/StatusLabel.tsx'
export { type StatusKind, type StatusLook, type StatusOf, statusTable } from './values/status-table.ts'
