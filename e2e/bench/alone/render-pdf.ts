/** Makes the PDF of an answer to so many questions again and again, and says what one takes once the code is warm. */
import { NO_BRAND } from '../../../functions/src/pdf/brand'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { QUESTION_KINDS } from '../../../src/domain/form/kinds'
import '../../../src/testing/install-kinds'
import { aSection, aVersion, anAnswer, questions, TYPED } from '../../../src/testing/builders'
import { renderPdf } from '../../../functions/src/pdf/render'
import { wordingFor } from '../../../functions/src/platform/wording'
import { median } from '../numbers'
import { sayCosts } from './say-costs'

const [count = 0] = process.argv.slice(2).map(Number)
const WARMING = 2
const MEASURED = 5
const PER_SECTION = 20
const ANSWERS = [
  'Vidriera con la marquesina fuera de línea, sin riesgo para quien pasa.',
  '12',
  '3,50',
  '',
  '',
]

const asked = (first: number) =>
  questions(
    ...Array.from({ length: Math.min(PER_SECTION, count - first) }, (_, index) => {
      const kind = QUESTION_KINDS[(first + index) % QUESTION_KINDS.length] ?? 'text'
      const respuesta = kind === 'yes-no' ? 'true' : (ANSWERS[QUESTION_KINDS.indexOf(kind)] ?? '')
      return { ...TYPED[kind], titulo: `¿Qué se observa en el punto ${first + index + 1}?`, respuesta }
    }),
  )
const secciones = Array.from({ length: Math.ceil(count / PER_SECTION) }, (_, index) =>
  aSection({ id: `seccion-${index}`, orden: index, preguntas: asked(index * PER_SECTION) }),
)
const version = aVersion({ secciones })
const answer = assembleAnswer(version, anAnswer({ version, secciones }))
const parts = {
  answer,
  wording: wordingFor('es', 'America/Argentina/Buenos_Aires'),
  pictures: new Map<string, string>(),
  header: null,
  lookupUrl: 'https://formularios.test/actas/consultar?codigo=VDR-7K3M9QXT2B',
  statusUrl: null,
  extras: null,
  brand: NO_BRAND,
}

for (let time = 0; time < WARMING; time += 1) await renderPdf(parts)
await sayCosts(async () => {
  const times: number[] = []
  let bytes = 0
  for (let time = 0; time < MEASURED; time += 1) {
    const began = performance.now()
    bytes = (await renderPdf(parts)).length
    times.push(performance.now() - began)
  }
  return { eachMs: median(times), fileMegabytes: bytes / 1_000_000 }
})
