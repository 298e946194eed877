import { expect, it } from 'vitest'
import { TYPED } from '../../../testing/builders'
import { readPlain } from '../../../testing/form-file'

it('a hostile file at the limit of its size is read within a second', () => {
  const opciones = Array.from({ length: 900 }, (_, at) => ({ texto: `Opción ${at}` }))
  const preguntas = Array.from({ length: 20 }, () => ({ titulo: 'P', ...TYPED['single-choice'], opciones }))
  const begun = performance.now()
  expect(readPlain({ secciones: [{ preguntas }] }).status).toBe('form')
  expect(performance.now() - begun).toBeLessThan(1000)
})
