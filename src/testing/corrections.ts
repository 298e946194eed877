/** Corrections and requests for tests: what a supervisor does to an answer, told as it is done. */
import type { StoredAnswer } from '../domain/answer/answer'
import { compactSections } from '../domain/answering/compact'
import type { Pick, Picks } from '../domain/correction/ask'
import { correctAnswer, type Correction } from '../domain/correction/correct'
import { sectionsInPlace } from '../domain/correction/overlay'
import { reviseAnswer } from '../domain/correction/revise'
import type { FormVersion } from '../domain/form/form'
import { NO_OPTIONS, type FormOptions } from '../domain/form/options'
import type { Section } from '../domain/form/section'
import { aBranch, anAnswer, anAttachment, aSection, aVersion, NOW, questions, TYPED } from './builders'
import { Scenario } from './scenario'

/** Options of a form whose answers are corrected: portal and incidents (CORR-01). */
export const REVIEWED: FormOptions = {
  ...NO_OPTIONS,
  citizenAssociationFromCitizenPortal: true,
  incidentes: true,
}

export const SUPERVISOR = { email: 'sara@villadelrio.test', username: 'sara' }

/** A correction of nothing; takes what the test is about. */
export const aCorrection = (given: Partial<Correction> = {}): Correction => ({
  secciones: null,
  rows: [],
  ubicacion: null,
  request: null,
  ...given,
})

/** What is asked back, without words and date. */
export const askingFor = (picks: Picks) => ({ ...picks, comment: '', vence: null })

/** The stored answer after a supervisor's correction. Throws the reason when it is not taken. */
export function corrected(
  version: FormVersion,
  stored: StoredAnswer,
  given: Partial<Correction>,
  now: Date,
): StoredAnswer {
  const outcome = correctAnswer(version, stored, aCorrection(given), { madeBy: SUPERVISOR, now })
  if (typeof outcome === 'string') throw new Error(outcome)
  const { edit, request, ubicacion } = outcome
  return {
    ...stored,
    ubicacion,
    editsBySupervisor: [...(stored.editsBySupervisor ?? []), ...(edit ? [edit] : [])],
    requestsForChanges: [...(stored.requestsForChanges ?? []), ...(request ? [request] : [])],
  }
}

/** The stored answer after the citizen's revision. Throws the reason when it is not taken. */
export function revised(
  version: FormVersion,
  stored: StoredAnswer,
  secciones: Section[],
  now: Date,
): StoredAnswer {
  const outcome = reviseAnswer(version, stored, compactSections(secciones), now)
  if (typeof outcome === 'string') throw new Error(outcome)
  const { revisedDateTime, sinTocar, conservado, ...rest } = outcome
  const requests = stored.requestsForChanges ?? []
  return {
    ...stored,
    secciones: rest.secciones,
    requestsForChanges: requests.map((one, at) =>
      at === requests.length - 1
        ? { ...one, needCompletition: false, revisedDateTime, sinTocar, conservado, porRevisar: true }
        : one,
    ),
  }
}

/** The condition that a place is closed, and why. */
const closure = () =>
  aBranch({
    id: 'clausura',
    condition: 'Clausura',
    questions: questions({ id: 'motivo', titulo: 'Motivo' }),
  })

/** A form of rows, photos, options and conditions that exclude each other. */
export const REVIEWED_FORM = aVersion({
  opcionales: { ...REVIEWED, geolocalizacion: true },
  secciones: [
    aSection({
      id: 'local',
      titulo: 'Local',
      repetible: true,
      preguntas: questions(
        { id: 'rubro', titulo: 'Rubro', required: true },
        { id: 'frente', titulo: 'Frente', adjuntar: true },
        { id: 'salidas', titulo: 'Salidas', ...TYPED['multiple-choice'] },
      ),
    }),
    aSection({
      id: 'medidas',
      orden: 1,
      titulo: 'Medidas',
      conditionalSectionSingle: true,
      conditions: [
        closure(),
        aBranch({
          id: 'multa',
          order: 1,
          condition: 'Multa',
          questions: questions({ id: 'monto', titulo: 'Monto' }),
        }),
      ],
    }),
  ],
})
const given = Scenario.open(REVIEWED_FORM.secciones)
  .answer('Rubro', 'Kiosco')
  .attach('Frente', { imagen: anAttachment({ path: 'imagenes/comercios/antes.jpg' }) })
  .checkCondition('Clausura')
  .answer('Motivo', 'Ruidos')

/** A kiosk that was closed for its noise, as it is stored. */
export const REVIEWED_ANSWER = anAnswer({ version: REVIEWED_FORM, secciones: given.secciones })

/** A form of everything: further answers, files, rows, conditions that may be checked together, rows that may be missing. */
export const VISIT_FORM = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({
      id: 'notas',
      titulo: 'Notas',
      preguntas: questions(
        { id: 'nota', titulo: 'Nota', repetible: true },
        { id: 'acta', titulo: 'Acta', adjuntarDocumento: true, adjuntarVideo: true },
      ),
    }),
    aSection({
      id: 'local',
      orden: 1,
      titulo: 'Local',
      repetible: true,
      preguntas: questions(
        { id: 'rubro', titulo: 'Rubro', required: true },
        { id: 'titular', titulo: 'Titular', repetible: true },
        { id: 'frente', titulo: 'Frente', adjuntar: true },
      ),
    }),
    aSection({
      id: 'medidas',
      orden: 2,
      titulo: 'Medidas',
      conditions: [
        closure(),
        aBranch({
          id: 'multa',
          order: 1,
          condition: 'Multa',
          questions: questions(
            { id: 'monto', titulo: 'Monto' },
            { id: 'testigo', titulo: 'Testigo', repetible: true },
          ),
        }),
      ],
    }),
    aSection({
      id: 'anexos',
      orden: 3,
      titulo: 'Anexos',
      repetible: true,
      puedeEstarVacia: true,
      preguntas: questions({ id: 'anexo', titulo: 'Anexo' }),
    }),
  ],
})
const visited = Scenario.open(VISIT_FORM.secciones)
  .answer('Nota', 'Ordenado')
  .answer('Acta', 'Firmada')
  .attach('Acta', { documento: anAttachment({ path: 'documentos/comercios/acta.pdf' }) })
  .answer('Rubro', 'Kiosco')
  .answer('Titular', 'Ana')
  .attach('Frente', { imagen: anAttachment({ path: 'imagenes/comercios/antes.jpg' }) })
  .checkCondition('Clausura')
  .answer('Motivo', 'Ruidos')

/** A visit to a kiosk that was closed for its noise, as it is stored; without further rows. */
export const VISIT = anAnswer({ version: VISIT_FORM, secciones: visited.secciones })

/** So many minutes after it was given. */
export const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000)

/** A scenario that goes on from the answer as it is now. */
export const workOn = (answer: StoredAnswer, { secciones } = REVIEWED_FORM): Scenario =>
  new Scenario(sectionsInPlace(secciones, answer), minutes(1))

/** What is sent of it. */
export const sent = ({ secciones }: Scenario) => ({ secciones: compactSections(secciones) })

/** A tick; an answer in the section's own questions unless said otherwise. */
export const pick = (seccionId: string, more: Partial<Pick> = {}): Pick => ({
  seccionId,
  condicionId: '',
  preguntaId: '',
  rowIndex: 0,
  repeticion: 0,
  parte: 'answer',
  ...more,
})
