/** Time for the browser to start reading the file, in ms. */
const readWithin = 60_000

/** Downloads a file under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readWithin)
}
