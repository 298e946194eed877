/**
 * What an answer keeps of the entry that was picked: the columns that rules of its form look up, so that they come to the
 * same without network, on the server and whenever they are worked out again. It is written as tables are stored, a line
 * of names and one of cells, and begins with the entry's words: cells of another entry count for nothing.
 */
interface Picked {
  respuesta: string
  celdas?: string | undefined
}

/** The line of names and the line of cells; both are empty where the cells belong to another entry. */
function linesOf({ respuesta, celdas = '' }: Picked): [names: string[], cells: string[]] {
  const [names = [], cells = []] = celdas.split('\n').map((line) => line.split('\t'))
  return cells[0] === respuesta ? [names, cells] : [[], []]
}

/** Reads a response from one text: its cells, which begin with the entry, or the entry's words where it keeps none. */
export const entryWith = (kept: string): Picked =>
  kept.includes('\n')
    ? { respuesta: kept.split('\n')[1]?.split('\t')[0] ?? '', celdas: kept }
    : { respuesta: kept }

/** What a column says of the entry that was picked; '' where that was not kept. */
export function storedCell(picked: Picked, column: string): string {
  const [names, cells] = linesOf(picked)
  return cells[names.indexOf(column)] ?? ''
}

/** Whether everything is kept that rules look up. */
export function hasCells(picked: Picked, names: readonly string[]): boolean {
  const [kept] = linesOf(picked)
  return names.every((name) => kept.includes(name))
}
