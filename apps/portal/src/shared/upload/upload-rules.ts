import type { Schemas } from '@portal/api-client'

/** Why a file is rejected, as the key of its text. */
type UploadError = 'uploadIncomplete' | 'uploadType' | 'uploadSize'

type UploadSettings = Schemas['UploadSettings']

/** A file before the upload; `size` in bytes. */
type ChosenFile = Pick<File, 'name' | 'size' | 'type'>

/** Entries of a list or comma-separated text, without dots, in lower case. */
const entriesOf = (list: UploadSettings['allowedSuffixes']): string[] =>
  (typeof list === 'string' ? list.split(',') : list)
    .map((entry) => entry.trim().toLowerCase().replace(/^\./, ''))
    .filter((entry) => entry !== '')

const suffixOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The three checks in order; undefined for a valid file. `wanted` limits the suffixes, as dropped and pasted files skip
 * the browser's dialog.
 */
export function uploadError(
  file: ChosenFile,
  settings: UploadSettings,
  wanted?: (suffix: string) => boolean,
): UploadError | undefined {
  if (file.name === '' || file.size === 0) return 'uploadIncomplete'
  const known =
    entriesOf(settings.allowedSuffixes).includes(suffixOf(file.name)) ||
    entriesOf(settings.allowedMimeTypes).includes(file.type.toLowerCase())
  if (!known || wanted?.(suffixOf(file.name)) === false) return 'uploadType'
  return file.size > settings.maxSize ? 'uploadSize' : undefined
}

/** The `accept` attribute: the allowed suffixes, limited to `wanted`. */
export const acceptedFiles = (
  { allowedSuffixes }: UploadSettings,
  wanted: (suffix: string) => boolean = () => true,
): string =>
  entriesOf(allowedSuffixes)
    .filter(wanted)
    .map((suffix) => `.${suffix}`)
    .join(',')

/** Suffixes of pictures. */
export const isPicture = (suffix: string): boolean =>
  ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'].includes(suffix)

/** Suffixes of pictures that can be printed on a voucher. */
export const isPrintedPicture = (suffix: string): boolean => ['jpg', 'jpeg', 'png'].includes(suffix)
