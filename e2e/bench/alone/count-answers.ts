/** Counts its share of the answers to a form, all at once, as one instance of the functions does. */
import { initializeApp } from 'firebase-admin/app'
import { applyAnswer } from '../../../functions/src/statistics/apply'
import { updateWork } from '../../../functions/src/statistics/work'
import { PROJECT_ID } from '../../stack/ports'
import { countedForm, countedAnswer } from '../counted-names'
import { sayCosts } from './say-costs'

const [answers = 0, parts = 0, instances = 0, instance = 0] = process.argv.slice(2).map(Number)
initializeApp({ projectId: PROJECT_ID })
const formId = countedForm(parts, instances)
const mine = Array.from({ length: answers }, (_, index) => index).filter(
  (index) => index % instances === instance,
)
/** What the platform does with an event whose function failed. */
const TRIES = 20
let refused = 0

async function apply(index: number): Promise<void> {
  for (let time = 0; time < TRIES; time += 1) {
    try {
      const asked = { formId, answerId: countedAnswer(formId, index), move: null }
      const { given } = await applyAnswer(asked, parts)
      await updateWork(formId, { given, isLastLost: false })
      return
    } catch {
      refused += 1
    }
  }
}
await sayCosts(async () => {
  await Promise.all(mine.map(apply))
  return { refused }
})
