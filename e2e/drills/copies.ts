/** Many answers with what the counts of their form note of each: copies of a few that functions counted. */
import { applyAnswer } from '../../functions/src/statistics/apply'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import type { Form } from '../../src/domain/form/form'
import { answerPath, appliedPath } from '../../src/domain/store-paths'
import { ask, documentSchema, set, writeMany } from '../bench/past-rules'
import { givenBefore } from '../functions/retaining'

/** What an answer and its note are copied from: their fields as text, with its id in them. */
interface Original {
  id: string
  answer: string
  applied: string
}

const fieldsAt = async (path: string) => JSON.stringify(documentSchema.parse(await ask(`/${path}`)).fields)

/** An answer that was given so many days ago, and is counted. */
async function original(form: Form, days: number): Promise<Original> {
  const id = await givenBefore(form, days)
  await applyAnswer({ formId: form.id, answerId: id, move: null })
  const paths = [answerPath(id), appliedPath(form.id, id)] as const
  return { id, answer: await fieldsAt(paths[0]), applied: await fieldsAt(paths[1]) }
}

/**
 * Gives a form so many answers that were given on these days.
 * @param isCounted whether functions heard of them; otherwise nothing is noted of them
 * @returns their ids
 */
export async function fill(
  form: Form,
  count: number,
  { days, isCounted }: { days: readonly number[]; isCounted: boolean },
): Promise<string[]> {
  const originals: Original[] = []
  for (const ago of days.slice(0, count)) originals.push(await original(form, ago))
  const copies = count - originals.length
  const idOf = (copy: number) => `${form.id}-copia-${copy}`
  const documents = isCounted ? 2 : 1
  await writeMany(documents * copies, (number) => {
    const copy = Math.ceil(number / documents)
    const [id, from] = [idOf(copy), originals[copy % originals.length]]
    if (!from) throw new Error('there is nothing to copy')
    const isNote = number % documents === 1
    const [path, text] = isNote ? [appliedPath(form.id, id), from.applied] : [answerPath(id), from.answer]
    const own = text.replaceAll(from.id, id).replace('Mitre 12', `Mitre ${copy}`)
    return set(path, JSON.parse(own))
  })
  // Folded and open counts are what the notes come to.
  if (isCounted) await rebuildStatistics(form.id)
  return [...originals.map(({ id }) => id), ...Array.from({ length: copies }, (_, index) => idOf(index + 1))]
}

/** So many things in parts of at most so many. */
export const parts = (count: number, most: number): number[] =>
  Array.from({ length: Math.ceil(count / most) }, (_, index) => Math.min(most, count - index * most))
