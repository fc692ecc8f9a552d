/** How long the browser may take to begin reading the file, in ms. */
const readWithin = 60_000

/** Hands a file to the browser, which keeps it under the file's own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readWithin)
}
