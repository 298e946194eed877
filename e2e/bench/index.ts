/** What the performance goals count, as JSON. Nothing here is a test: clocks differ, counts do not. */
import { measurePublicBundle, PUBLIC_BUDGET } from '../lint/public-bundle'
import { measureAnswering } from './answering'
import { measureReads } from './reads'
import { measureStart } from './start'

const PARTS = {
  publicForm: async () => {
    const { bytes, modules } = await measurePublicBundle()
    return { javascriptBrotliBytes: bytes, budget: PUBLIC_BUDGET, modules: modules.length }
  },
  answering: measureAnswering,
  reads: measureReads,
  secondsFromStartToReady: measureStart,
}
type Part = keyof typeof PARTS
const isPart = (name: string): name is Part => name in PARTS

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !isPart(name))
if (unknown !== undefined) {
  console.error(
    `There is no part "${unknown}": choose from ${Object.keys(PARTS).join(', ')}, or none for all.`,
  )
  process.exit(1)
}

const measured: Partial<Record<Part, unknown>> = {}
for (const part of Object.keys(PARTS).filter(isPart)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  console.error(`Measuring ${part} ...`)
  measured[part] = await PARTS[part]()
}
console.log(JSON.stringify(measured, null, 2))
process.exit(0)
