import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import type { StoredSection } from '../../src/domain/answer/answer'
import { MAX_ANSWER_BYTES } from '../../src/domain/answer/answer-size'
import { anAttachment } from '../../src/testing/builders'
import { Scenario } from '../../src/testing/scenario'
import { newName } from '../rules/documents'
import { beginCompleting, begun, endCompleting, expectRefused, FORM, keep, photo, save } from './completing'
import { owner } from './world'

beforeAll(beginCompleting)
beforeEach(() => save())
afterAll(endCompleting)

describe('what a completed answer may not change', () => {
  const empty = () => Scenario.open(FORM.secciones)
  const broken: [string, () => StoredSection[]][] = [
    ['a text', () => begun().answer('Rubro', 'Bar').stored],
    ['a text cleared', () => begun().answer('Rubro', '').stored],
    ['a choice', () => begun().answer('Estado', 'Bueno').stored],
    ['an option more', () => begun().tick('Rubros', 'Malo').stored],
    ['an option less', () => begun().untick('Rubros', 'Bueno').stored],
    ['a further answer', () => begun().answer('Nota', 'Otra', { repetition: 1 }).stored],
    ['a further answer taken away', () => begun().removeRepetition('Nota', 1).stored],
    ['a text of a later row', () => begun().answer('Rubro', 'Patio', { row: 1 }).stored],
    ['a row taken away', () => begun().removeRow('Local', 1).stored],
    ['the first row taken away', () => begun().removeRow('Local', 0).stored],
    ['a condition unchecked', () => begun().uncheckBranch('Clausura').stored],
    ['an answer below a condition', () => begun().answer('Motivo', 'Otro').stored],
    [
      'a moment',
      () => Scenario.open(FORM.secciones, new Date('2020-01-01T12:00:00Z')).answer('Rubro', 'Kiosco').stored,
    ],
    ['everything', () => empty().stored],
    ['all sections', () => []],
  ]
  it.each(broken)('COMP-01 %s', (_what, secciones) => expectRefused({ secciones: secciones() }, 'locked'))

  it('COMP-01 a photo that is there already', async () => {
    const id = newName(owner, 'respuesta')
    await keep(photo().path, id)
    await keep(photo('zzzzzzzzzzzz.png').path, id)
    await save({ id, secciones: begun().attach('Foto', { imagen: photo() }).stored })
    await expectRefused(
      { secciones: begun().attach('Foto', { imagen: photo('zzzzzzzzzzzz.png') }).stored },
      'locked',
    )
    await expectRefused({ secciones: begun().stored }, 'locked')
  })

  it.each([
    ['a number that is none', () => begun().answer('Metros', 'muchos').stored],
    [
      'a question that is not asked',
      () => [...begun().stored, { id: 'otra', orden: 9, preguntas: [{ id: 'x', orden: 0, respuesta: 'y' }] }],
    ],
  ])('COMP-01 refuses %s', (_what, secciones) => expectRefused({ secciones: secciones() }, 'content'))

  it('COMP-01 the size of an answer stays limited, whatever the browser sends', () =>
    expectRefused({ secciones: begun().answer('Metros', '1'.repeat(MAX_ANSWER_BYTES)).stored }, 'size'))

  it('COMP-01 the number of rows stays within the limit of the form', async () => {
    const scenario = begun()
    for (let row = 0; row < 199; row += 1) scenario.addRow('Local')
    const [first, ...rest] = scenario.stored
    const rows = first?.seccionesRepetibles ?? []
    const over = first
      ? [{ ...first, seccionesRepetibles: [...rows, { orden: rows.length, preguntas: [] }] }, ...rest]
      : []
    await expectRefused({ secciones: over }, 'content')
  })

  it('FILE-02 a file of another form, of another answer, or that does not exist cannot be added', async () => {
    const attach = (image: ReturnType<typeof photo>) => ({
      secciones: begun().attach('Foto', { imagen: image }).stored,
    })
    await expectRefused(attach(photo('missing00000.png')), 'file')
    await keep(photo('foreign00000.png').path, 'otra-respuesta')
    await expectRefused(attach(photo('foreign00000.png')), 'file')
    const elsewhere = 'imagenes/otro/abcdefghijkl.png'
    await keep(elsewhere)
    await expectRefused(attach(anAttachment({ path: elsewhere })), 'content')
  })

  it('ALIST-05 a state cannot be reached to which the present one does not lead', () =>
    expectRefused({ estado: 2 }, 'state'))
})
