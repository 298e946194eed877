import { describe, expect, it } from 'vitest'
import { aForm, THREE_STATES } from '../../../testing/builders'
import { contentOf, readText } from '../../../testing/form-file'
import { formFileText } from './write'

describe('how a form in a file reaches people', () => {
  it('EDIT-20 REACH-06 REACH-04 carries what is told by mail, and for how many days drafts are kept', () => {
    const avisos = [
      { estado: '1', mensaje: 'Lista: {{codigo}}', mensaje_ca: 'A punt: {{codigo}}' },
      { estado: '', mensaje: 'Gracias', copia: true },
      { estado: 'gone', mensaje: 'Nunca' },
    ]
    const form = aForm({ estados: THREE_STATES, avisos, seguir: 20 })
    expect(JSON.parse(formFileText(form)).formulario).toMatchObject({
      avisos: [
        { mensaje: 'Gracias', copia: true },
        { estado: 1, mensaje: 'Lista: {{codigo}}', mensaje_ca: 'A punt: {{codigo}}' },
      ],
      seguir: 20,
    })
    const { content } = contentOf(readText(formFileText(form)))
    expect(content.avisos).toEqual([avisos[1], avisos[0]])
    expect(content.seguir).toBe(20)
  })

  it.each([{ avisos: [{ estado: 99, mensaje: 'x' }] }, { seguir: 0 }, { seguir: 61 }, {}])(
    'EDIT-20 a file that tells nothing sound gives a form that tells nothing: %j',
    (odd) => {
      const file = JSON.parse(formFileText(aForm({ estados: THREE_STATES })))
      const { content } = contentOf(
        readText(JSON.stringify({ ...file, formulario: { ...file.formulario, ...odd } })),
      )
      expect(content).not.toHaveProperty('avisos')
      expect(content).not.toHaveProperty('seguir')
    },
  )
})
