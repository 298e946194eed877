import { expect, it } from 'vitest'
import { TYPED } from '../../../testing/builders'
import { readPlain } from '../../../testing/form-file'

it('SEC-01 a hostile file at the limit of its size is read within a second of work', () => {
  const opciones = Array.from({ length: 900 }, (_, at) => ({ texto: `Opción ${at}` }))
  const preguntas = Array.from({ length: 20 }, () => ({ titulo: 'P', ...TYPED['single-choice'], opciones }))
  readPlain({ secciones: [{ preguntas: preguntas.slice(0, 1) }] })
  const begun = process.cpuUsage()
  expect(readPlain({ secciones: [{ preguntas }] }).status).toBe('form')
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000)
})
