import { firestoreRules, ruleCoverage } from '../store'

/** An expression as the emulator reports it; a path has its parts. */
interface Evaluated {
  sourcePosition: { currentOffset?: number }
  values?: { value: { pathValue?: { segments?: { simple?: string }[] } } }[]
  children?: Evaluated[]
}

/** What asks for another document, as it stands before or after the commit. */
const READING = /^(?:get|exists)(?:After)?\(/

function pathsIn(
  rules: string,
  { sourcePosition: { currentOffset = 0 }, children = [] }: Evaluated,
): string[] {
  const isReading = READING.test(rules.slice(currentOffset, currentOffset + 12))
  const [first] = isReading ? children : []
  const own = (first?.values ?? []).flatMap(({ value: { pathValue } }) => {
    const path = pathValue?.segments?.map(({ simple }) => simple).join('/')
    return path === undefined ? [] : [path]
  })
  return [...own, ...children.flatMap((child) => pathsIn(rules, child))]
}

/** The documents that the rules have asked for since they were loaded, each once. */
export async function documentsRead(): Promise<string[]> {
  const { report }: { report: Evaluated[] } = JSON.parse(await ruleCoverage())
  return [...new Set(report.flatMap((node) => pathsIn(firestoreRules(), node)))]
}
