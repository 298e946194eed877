import type { Arrangement, Listed } from '../../../src/domain/catalogue/arrangement'
import { differing } from '../../../src/domain/catalogue/differing'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

/** More are not named: an entry of the trail has room for about as many titles. */
const MOST_NAMED = 25

/** Titles of forms of a municipality by their ids; a form of another one, or one that is gone, is called by its id. */
async function titlesOf(ids: readonly string[], municipality: string): Promise<(id: string) => string> {
  if (ids.length === 0) return (id) => id
  const forms = await database().getAll(...ids.map((id) => database().doc(formPath(id))), {
    fieldMask: ['titulo', 'municipalityPath'],
  })
  const own = forms.filter((form) => form.get('municipalityPath') === municipality)
  const titles = new Map(own.map((form) => [form.id, withoutAnswers(String(form.get('titulo')))]))
  return (id) => titles.get(id) ?? id
}

/** What the trail tells of a catalogue before and after: forms by their titles, where they differ (SEC-06). */
export async function arrangedWords(before: Arrangement, after: Arrangement, municipality: string) {
  const differ = differing(before.formularios, after.formularios)
  const [old, now] = [differ.before.slice(0, MOST_NAMED), differ.after.slice(0, MOST_NAMED)]
  const titleOf = await titlesOf([...new Set([...old, ...now].map(({ id }) => id))], municipality)
  // The same forms in the same order have other subjects.
  const isMoved = old.map(({ id }) => id).join() !== now.map(({ id }) => id).join()
  const wordsOf = ({ id, tema }: Listed) => (isMoved ? titleOf(id) : `${titleOf(id)} (${tema})`)
  const inWords = (listed: Listed[], { sitios }: Arrangement) => ({
    catalogo: listed.map(wordsOf).join(' · '),
    sitios: sitios.join(' '),
  })
  return { before: inWords(old, before), after: inWords(now, after) }
}
