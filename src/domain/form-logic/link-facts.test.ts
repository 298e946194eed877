/** What a link brings, in rules (decision 115). */
import { describe, expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { prefilled } from '../answer/prefill'
import { proofReport } from '../publication/proof-report'
import { at, BEGUN, filling } from './testing/filling'

const asking = (formato: string, mostrarSi: string) => [
  aSection({
    preguntas: questions(
      { id: 'q', codigo: 'q', titulo: 'Nombre' },
      { id: 'f', codigo: 'origen', titulo: 'Origen', ...TYPED.fact, formato },
      { id: 'x', codigo: 'x', titulo: 'Más', mostrarSi },
    ),
  }),
]

describe('LOGIC-02 REACH-05 what a link brings, in rules', () => {
  const opened = (mostrarSi: string, value: string, formato = 'link') => {
    const form = filling(asking(formato, mostrarSi))
    for (const { path, change } of prefilled(form.now(), new Map([['origen', value]])))
      form.say(path, change.respuesta ?? '')
    return form
  }
  const isAsked = (...given: Parameters<typeof opened>) => opened(...given).asked().length === 3

  it.each([
    ['{{f}} = "web"', 'web', true],
    ['{{f}} = "web"', 'otro', false],
    ['{{f}} = "web"', '', false],
    ['is_blank({{f}})', '', true],
    ['contains({{f}}, "form3")', 'form2,form3', true],
    ['number({{f}}) > 3', '4', true],
  ])('%s with «%s» holds: %s', (rule, value, holds) => {
    expect(isAsked(rule, value)).toBe(holds)
  })

  it('other facts are noted later, and no rule reads them', () => {
    expect(isAsked('is_blank({{f}})', 'x', 'begun')).toBe(true)
  })

  it('SEC-01 the server shows what arrives by the same link, and no other', () => {
    const secciones = asking('link', '{{f}} = "web"')
    const form = opened('{{f}} = "web"', 'web')
    form.say(at(0, 2), 'algo')
    const stored = compactSections(form.now())
    expect(contentFaults(aVersion({ secciones }), stored, BEGUN)).toEqual([])
    const changed = stored.map((section) => ({
      ...section,
      preguntas: (section.preguntas ?? []).map((one) => (one.id === 'f' ? { ...one, respuesta: 'x' } : one)),
    }))
    expect(contentFaults(aVersion({ secciones }), changed, BEGUN)).not.toEqual([])
  })

  it('publishing does not say that a question is never asked', () => {
    const { found, undecided } = proofReport(asking('link', '{{f}} = "web"'), BEGUN, 'es')
    expect([found.map(({ code }) => code), undecided]).toEqual([[], []])
  })
})
