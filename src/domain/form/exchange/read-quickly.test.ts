import { expect, it } from 'vitest'
import { TYPED } from '../../../testing/builders'
import { bytesOf, readPlain, readText } from '../../../testing/form-file'
import { MAX_FORM_FILE_BYTES, FORMAT } from './format'

it('SEC-01 a hostile file at the limit of its size is read within a second of work', () => {
  const opciones = Array.from({ length: 900 }, (_, at) => ({ texto: `Opción ${at}` }))
  const preguntas = Array.from({ length: 20 }, () => ({ titulo: 'P', ...TYPED['single-choice'], opciones }))
  readPlain({ secciones: [{ preguntas: preguntas.slice(0, 1) }] })
  const begun = process.cpuUsage()
  expect(readPlain({ secciones: [{ preguntas }] }).status).toBe('form')
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000)
})

it('SEC-01 a file may have as many bytes as the limit says, and not one more', () => {
  const text = `{"formato":"${FORMAT}","version":1,"formulario":{}}`
  const filled = (bytes: number) => readText(text + ' '.repeat(bytes - bytesOf(text).length))
  expect(filled(MAX_FORM_FILE_BYTES).status).toBe('form')
  expect(filled(MAX_FORM_FILE_BYTES + 1)).toEqual({ status: 'unreadable', fault: 'tooLarge' })
})
