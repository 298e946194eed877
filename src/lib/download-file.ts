/** How long the browser may take to begin the download. */
const KEPT_MS = 60_000

/** Gives a file to the person: the browser downloads it under that name. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
