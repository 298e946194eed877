import { NO_BRAND } from './brand'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { anAnswer, aSection, aVersion, questions } from '../../../src/testing/builders'
import { wordingFor } from '../platform/wording'
import { renderPdf } from './render'

/** As many short lines as an answer of 100 kB has room for in five texts. */
const LINES = Array.from({ length: 4_000 }, (_, line) => `${line % 100}`).join('\n')
const QUESTIONS = 5

it('PDF-01 an answer of 300 pages is made whole, each page numbered', { timeout: 60_000 }, async () => {
  const preguntas = questions(
    ...Array.from({ length: QUESTIONS }, (_, index) => ({ titulo: `Nota ${index + 1}`, respuesta: LINES })),
  )
  const version = aVersion({ secciones: [aSection({ preguntas })] })
  const answer = assembleAnswer(version, anAnswer({ version, secciones: version.secciones }))
  const wording = wordingFor('es', 'UTC')
  const none = {
    pictures: new Map<string, string>(),
    header: null,
    lookupUrl: null,
    statusUrl: null,
    extras: null,
    brand: NO_BRAND,
  }
  const pdf = await renderPdf({ answer, wording, ...none })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  expect(document.numPages).toBeGreaterThanOrEqual(300)
  const { text } = await extractText(document)
  expect(text).toHaveLength(document.numPages)
  expect(text.at(-1)).toContain(`Página ${document.numPages} de ${document.numPages}`)
  const whole = text.join('\n')
  for (let question = 1; question <= QUESTIONS; question += 1) expect(whole).toContain(`Nota ${question}`)
  expect(whole.match(/^99\s*$/gm)).toHaveLength((QUESTIONS * LINES.split('\n').length) / 100)
})
