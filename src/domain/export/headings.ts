/** Headings of an export, where those of questions are their codes (LOGIC-05, ALIST-06). */
import type { Column } from './columns'

function codeOf(column: Column): string {
  if (column.of !== 'answer' && column.of !== 'file') return ''
  const { codigo = '' } = column
  return codigo && column.of === 'file' ? `${codigo}_${column.file}` : codigo
}

/**
 * The headings of an export with the codes of questions, each once: a code may have been another question's in an earlier
 * version. What has no code has its title.
 * @param titleOf the heading of a column in words
 */
export function codeHeadings(columns: readonly Column[], titleOf: (column: Column) => string): string[] {
  const wanted = columns.map((column) => codeOf(column) || titleOf(column))
  const taken = new Set<string>()
  return wanted.map((heading) => {
    let free = heading
    // No number that makes it a heading which a later column has by itself.
    for (let number = 2; taken.has(free) || (free !== heading && wanted.includes(free)); number += 1)
      free = `${heading}_${number}`
    taken.add(free)
    return free
  })
}
