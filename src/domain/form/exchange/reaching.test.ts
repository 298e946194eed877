import { describe, expect, it } from 'vitest'
import { aForm, aSection, questions, THREE_STATES, TYPED } from '../../../testing/builders'
import { contentOf, readText } from '../../../testing/form-file'
import { secondPersonFault } from '../second-person'
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

  it('LOGIC-12 mails name answers by where they stand in the file', () => {
    const avisos = [{ estado: '1', mensaje: 'Cuota: {{cuota}}', mensaje_en: 'Fee: {{cuota}}' }]
    const secciones = [aSection({ preguntas: questions({}, { id: 'cuota', ...TYPED.decimal }) })]
    const written = formFileText(aForm({ secciones, estados: THREE_STATES, avisos }))
    expect(written).toContain('Fee: {{pregunta.2}}')
    const { avisos: read, secciones: made } = contentOf(readText(written)).content
    const id = made[0]?.preguntas[1]?.id ?? ''
    expect(id).not.toBe('cuota')
    expect(read).toEqual([{ estado: '1', mensaje: `Cuota: {{${id}}}`, mensaje_en: `Fee: {{${id}}}` }])
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

describe('how a form in a file asks another person for a part', () => {
  const tenant = aSection({
    preguntas: questions({ id: 'nombre' }, { id: 'correo', ...TYPED.email, required: true }),
  })
  const owner = aSection({
    ...{ id: 'propietario', orden: 1, otraPersona: 'Propietario', otraPersona_ca: 'Propietari' },
    preguntas: questions({ id: 'acuerdo' }),
  })
  const rule = { correo: 'correo', dias: 30, espera: '1', rechazo: '2' }
  const form = aForm({ estados: THREE_STATES, secciones: [tenant, owner], otraPersona: rule })
  const read = (odd: object = {}, of = form) => {
    const file = JSON.parse(formFileText(of))
    const formulario = {
      ...file.formulario,
      otraPersona: { ...file.formulario.otraPersona, ...odd },
    }
    return contentOf(readText(JSON.stringify({ ...file, formulario }))).content
  }

  it('EDIT-20 REACH-11 comes back with the question and the states of the other form', () => {
    expect(JSON.parse(formFileText(form)).formulario.otraPersona).toEqual({
      ...{ correo: '{{pregunta.2}}', dias: 30, espera: 1, rechazo: 2 },
    })
    const { content, leftAside } = contentOf(readText(formFileText(form)))
    expect(leftAside.unknown).toEqual([])
    const [first, second] = content.secciones
    expect(second).toMatchObject({ otraPersona: 'Propietario', otraPersona_ca: 'Propietari' })
    expect(content.otraPersona).toEqual({ ...rule, correo: first?.preguntas[1]?.id })
    expect(secondPersonFault(content)).toBeNull()
  })

  it.each([
    ['a question that is no address', { correo: '{{pregunta.1}}' }, { correo: '' }],
    ['a question that is not there', { correo: '{{pregunta.9}}' }, { correo: '' }],
    ['an address of the other origin', { correo: 'correo' }, { correo: '' }],
    ['states that are not there', { espera: 9, rechazo: undefined }, { espera: '', rechazo: '' }],
    ['days that there cannot be', { dias: 91 }, { dias: 14 }],
  ])('EDIT-20 REACH-11 %s is left to be chosen', (_name, odd, expected) => {
    expect(read(odd).otraPersona).toMatchObject(expected)
  })

  it('EDIT-20 REACH-11 what names nothing is not written, and a form that asks nobody else has nothing of it', () => {
    const gone = { ...form, otraPersona: { ...rule, correo: 'gone', espera: 'gone' } }
    expect(JSON.parse(formFileText(gone)).formulario.otraPersona).toEqual({ dias: 30, rechazo: 2 })
    const alone = { ...form, secciones: [tenant] }
    expect(JSON.parse(formFileText(alone)).formulario).not.toHaveProperty('otraPersona')
    expect(read({ dias: 30, espera: 1 }, alone)).not.toHaveProperty('otraPersona')
    expect(read({}, { ...form, otraPersona: null }).otraPersona).toMatchObject({ correo: '', dias: 14 })
  })
})
