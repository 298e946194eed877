import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FormContent } from '../../domain/form/exchange/read-form'
import { readFormFile } from '../../domain/form/exchange/read'

export type RealForm = 'hospital-arabic-6' | 'registration-amharic-31' | 'health-survey-469'

/** A form in the shape of a real one, as an import makes it. */
export function readRealForm(name: RealForm): FormContent {
  let ids = 0
  const bytes = readFileSync(fileURLToPath(new URL(`./${name}.json`, import.meta.url)))
  const read = readFormFile(bytes, () => `parte${(ids += 1)}`)
  if (read.status !== 'form') throw new Error(`${name} is no form: ${read.status}`)
  return read.content
}
