import { doc, getDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { addWeekly } from '../../../src/domain/form/edit-schedule'
import { MAX_GRACE, NEW_SCHEDULE, type Schedule } from '../../../src/domain/form/schedule'
import { countCoverage } from '../coverage'
import { edited, formAt, formDocuments, options, saveForm } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, the } from '../people'
import { PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { answerAs } from './answer-twists'
import { laidOut, newForm, next, save } from './saved-forms'

const HERE = PLACES['own area']
const SUPERVISOR = the('ROLE_SUPERVISOR')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const WORDS = { semana: [], textoAntes: '', textoDespues: '' }

const formWith = (id: string) => formAt(HERE, { id, opcionales: options({ publico: true }) })
/** A form of which this is told to strangers. */
async function told(id: string, horario: unknown) {
  const form = formWith(id)
  const documents = formDocuments(ownerStore(), form)
  const path = `formularios_publicos/${id}`
  await layOut({ ...documents, [path]: { ...documents[path], horario } })
  return form
}

describe('the hours of a form', () => {
  countCoverage()
  it.each([
    ['that has none', null],
    ['that is open', { ...WORDS, abre: inDays(-1), cierra: inDays(9), tolera: inDays(9) }],
    ['that closes some day', { ...WORDS, cierra: inDays(9), tolera: inDays(9) }],
    ['that opened and never closes', { ...WORDS, abre: inDays(-1) }],
    ['that just closed, from whom began in time', { ...WORDS, cierra: inDays(-1), tolera: inDays(9) }],
  ])('REACH-01 let strangers answer a form %s', async (what, horario) => {
    await allow(answerAs(ANONYMOUS, await told(`horario-${what.length}`, horario)))
  })

  it.each([
    ['not-yet', { ...WORDS, abre: inDays(9), cierra: inDays(10), tolera: inDays(10) }],
    ['over', { ...WORDS, abre: inDays(-9), cierra: inDays(-8), tolera: inDays(-8) }],
    ['over-without-beginning', { ...WORDS, cierra: inDays(-8), tolera: inDays(-8) }],
    ['damaged', 'siempre'],
  ])('REACH-01 refuse strangers what is %s, and nothing of staff', async (what, horario) => {
    const form = await told(`horario-${what}`, horario)
    await refuse(answerAs(ANONYMOUS, form))
    await allow(answerAs(SUPERVISOR, form))
  })

  describe('as they are told', () => {
    const form = formWith('horario-guardado')
    const hours = { ...WORDS, abre: inDays(-2), tolera: inDays(2) }
    const path = `formularios_publicos/${form.id}`
    beforeAll(async () => {
      const documents = formDocuments(ownerStore(), form)
      await layOut({ ...documents, [path]: { ...documents[path], horario: hours } })
    })
    it('REACH-01 stay as functions told them when the form is saved', async () => {
      const { horario } = (await getDoc(doc(ownerStore(), path))).data() ?? {}
      const saved = (publicForm: DocumentData) => () =>
        saveForm(storeOf(SUPERVISOR), edited(form, SUPERVISOR.user.username), { publicForm })
      await refuse(saved({}))
      await refuse(saved({ horario: null }))
      await refuse(saved({ horario: { ...horario, tolera: inDays(99) } }))
      await allow(saved({ horario }))
    })
  })

  describe('of a form that is published for the first time', () => {
    const horario = addWeekly({ ...NEW_SCHEDULE, desde: '2026-12-01T08:00' })
    const hours = { ...WORDS, semana: horario.semana, abre: inDays(2), cierra: inDays(3), tolera: inDays(3) }
    const published = (given: Schedule | null, publicForm: DocumentData) => {
      const form = newForm({ horario: given, opcionales: options({ publico: true }) })
      return { form, publish: save(form, { publicForm }) }
    }
    it('REACH-01 are in force at once', async () => {
      const { form, publish } = published(horario, { horario: hours })
      await allow(publish)
      await refuse(answerAs(ANONYMOUS, form))
    })
    it('REACH-01 are told by no one where it has none', async () => {
      await refuse(published(null, { horario: hours }).publish)
    })
    it.each<[string, DocumentData]>([
      ['nothing', {}],
      ['null', { horario: null }],
      ['words', { horario: 'siempre' }],
      ['the hours of another form', { horario: { ...hours, semana: [] } }],
      ['a beginning that is no moment', { horario: { ...hours, abre: 'ayer' } }],
      ['an end that is no moment', { horario: { ...hours, tolera: 0 } }],
      [
        'more than hours',
        {
          horario: { ...hours, ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`x${at}`, 0])) },
        },
      ],
    ])('REACH-01 are not told as %s', async (_what, given) => {
      await refuse(published(horario, given).publish)
    })
  })

  it('REACH-01 are accepted as the editor stores them, can be changed, and removed again', async () => {
    const horario = addWeekly({ ...NEW_SCHEDULE, desde: '2026-12-01T08:00', textoAntes: 'Desde diciembre.' })
    await allow(save(newForm({ horario })))
    await allow(save(next(await laidOut({ horario }), { horario: { ...horario, gracia: MAX_GRACE } })))
    await allow(save(next(await laidOut({ horario }), { horario: null })))
  })

  it.each<[string, unknown]>([
    ['words', 'siempre'],
    ['a list', []],
    [
      'more weekly hours than there may be',
      { ...NEW_SCHEDULE, semana: Array.from({ length: 15 }, () => ({})) },
    ],
    ['days of grace', { ...NEW_SCHEDULE, gracia: MAX_GRACE + 1 }],
    ['a moment that is too long', { ...NEW_SCHEDULE, hasta: '2026-12-01T08:00:00Z' }],
    ['endless words', { ...NEW_SCHEDULE, textoDespues: 'x'.repeat(5001) }],
  ])('REACH-01 are not %s', async (_what, horario) => {
    await refuse(save(newForm(), { form: { horario } }))
    await refuse(save(next(await laidOut()), { form: { horario } }))
  })

  it('REACH-01 are in no version, which strangers read whole', async () => {
    const horario: Schedule = { ...NEW_SCHEDULE, desde: '2026-12-01T08:00' }
    await refuse(save(newForm({ horario }), { version: { horario } }))
  })
})
