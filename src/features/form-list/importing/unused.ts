import type { HandedPicture } from '../../../lib/imported-form'

/** The names of the pictures that no option has: what is no XLSForm has none. */
export function unusedPictures(
  { pictures = [] }: { is: string; pictures?: readonly HandedPicture[] },
  files: readonly File[],
): string[] {
  const used = pictures.map(({ file }) => file.name)
  return files.map(({ name }) => name).filter((name) => !used.includes(name))
}
