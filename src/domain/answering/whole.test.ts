import { describe, expect, it } from 'vitest'
import { TYPED, aBranch, aSection, aVersion, anAnswer, anAttachment, questions } from '../../testing/builders'
import { MAX_COPIES } from '../answer/copies'
import { assembleAnswer, assembleSections } from './whole'

const form = [
  aSection({
    repetible: true,
    preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Estado', ...TYPED['multiple-choice'] }),
  }),
  aSection({ orden: 1, conditions: [aBranch(), aBranch({ order: 1 })] }),
]

describe('assembleSections', () => {
  it('VIEW-01 an answer without sections reads as the blank form', () => {
    expect(assembleSections(form, [], null)).toEqual(form)
  })

  it('ANS-09 unfolds no more rows than can be given: a few empty bytes must not cost every reader a section', () => {
    const seccionesRepetibles = Array.from({ length: 3_600 }, () => ({ orden: 0, preguntas: [] }))
    const [section] = assembleSections(form, [{ id: 'seccion-0', orden: 0, seccionesRepetibles }], null)
    expect(section?.seccionesRepetibles).toHaveLength(MAX_COPIES)
  })

  it('ANS-09 unfolds no more further answers either', () => {
    const asked = [aSection({ preguntas: questions({ repetible: true }) })]
    const repeticiones = Array.from({ length: MAX_COPIES + 1 }, (_, orden) => ({ orden }))
    const [section] = assembleSections(
      asked,
      [{ id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, repeticiones }] }],
      null,
    )
    expect(section?.preguntas[0]?.repeticiones).toHaveLength(MAX_COPIES)
  })

  it('VIEW-01 puts parts together by id, wherever they stand', () => {
    const [section] = assembleSections(
      form,
      [{ id: 'seccion-0', orden: 7, preguntas: [{ id: 'pregunta-0', orden: 5, respuesta: 'Bar' }] }],
      null,
    )
    expect(section?.preguntas.map(({ respuesta }) => respuesta)).toEqual(['Bar', ''])
  })

  it('VIEW-01 puts parts together by position when their id is unknown, unless the part there has an id of its own', () => {
    const read = (...preguntas: { id: string; orden: number; respuesta: string }[]) =>
      assembleSections(form, [{ id: 'otra', orden: 0, preguntas }], null)[0]?.preguntas.map(
        ({ respuesta }) => respuesta,
      )
    expect(read({ id: 'vieja', orden: 0, respuesta: 'Bar' })).toEqual(['Bar', ''])
    expect(
      read({ id: 'vieja', orden: 0, respuesta: 'Bar' }, { id: 'pregunta-0', orden: 1, respuesta: 'Kiosco' }),
    ).toEqual(['Kiosco', ''])
  })

  it('VIEW-01 ticks options by id, and by position when the id is unknown', () => {
    const opciones = [
      { id: 'opcion-2', orden: 0 },
      { id: 'vieja', orden: 1 },
      { id: 'ninguna', orden: 9 },
    ]
    const [section] = assembleSections(
      form,
      [{ id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-1', orden: 1, opciones }] }],
      null,
    )
    expect(section?.preguntas[1]?.opciones.map(({ checked }) => checked)).toEqual([false, true, true])
  })

  it('ANS-08 reads the stored conditions as checked', () => {
    const [, section] = assembleSections(
      form,
      [
        {
          id: 'seccion-1',
          orden: 1,
          conditions: [
            { id: 'condicion-1', order: 1, questions: [{ id: 'pregunta-0', orden: 0, respuesta: 'Mucho' }] },
          ],
        },
      ],
      null,
    )
    expect(section?.conditions.map(({ checked }) => checked)).toEqual([false, true])
    expect(section?.conditions[1]?.questions[0]?.respuesta).toBe('Mucho')
  })

  it('ANS-09 numbers rows as they stand', () => {
    const [section] = assembleSections(
      form,
      [
        {
          id: 'seccion-0',
          orden: 0,
          seccionesRepetibles: [
            { orden: 4, preguntas: [{ id: 'pregunta-0', orden: 0, respuesta: 'Segundo' }] },
            { orden: 9, preguntas: [] },
          ],
        },
      ],
      null,
    )
    expect(section?.seccionesRepetibles.map(({ orden }) => orden)).toEqual([0, 1])
    expect(section?.seccionesRepetibles[0]?.preguntas[0]?.respuesta).toBe('Segundo')
  })

  it('VIEW-01 leaves out values of another type and what the form does not ask for', () => {
    const [section] = assembleSections(
      form,
      [
        {
          id: 'seccion-0',
          orden: 0,
          preguntas: [
            { id: 'pregunta-0', orden: 0, valor: '10:30', repeticiones: [{ orden: 0, respuesta: 'x' }] },
            { id: 'inventada', orden: 8, respuesta: 'x' },
          ],
        },
      ],
      null,
    )
    expect(section).toEqual(form[0])
  })

  it('FILE-02 keeps files and leaves out a damaged one', () => {
    const damaged = JSON.parse('{ "path": "imagenes/x", "url": 7 }')
    const [section] = assembleSections(
      form,
      [
        {
          id: 'seccion-0',
          orden: 0,
          preguntas: [{ id: 'pregunta-0', orden: 0, imagen: anAttachment(), documento: damaged }],
        },
      ],
      null,
    )
    expect(section?.preguntas[0]).toMatchObject({ imagen: anAttachment(), documento: null })
  })
})

describe('assembleAnswer', () => {
  it('VIEW-01 is the answer with the description and sections of its version, texts in other languages too', () => {
    const secciones = [aSection({ preguntas: questions({ titulo: 'Rubro' }) })]
    const version = Object.assign(aVersion({ secciones }), {
      titulo_ca: 'Inspecció',
      subtitulo_ca: 'no es del formulario',
      descripcion_ca: 'Control.',
    })
    const stored = anAnswer({ version })
    expect(assembleAnswer(version, stored)).toEqual({
      ...stored,
      titulo_ca: 'Inspecció',
      descripcion: version.descripcion,
      descripcion_ca: 'Control.',
      secciones,
    })
  })

  it('VIEW-01 prefers what the answer itself says to what the version says', () => {
    const version = aVersion({ titulo: 'Título nuevo' })
    const whole = assembleAnswer(version, anAnswer({ version }, { titulo: 'Título de entonces' }))
    expect(whole.titulo).toBe('Título de entonces')
  })
})
